import type { FeedMatch, SidePair as FeedPair, MatchStatistics } from '#data/feeds/feed.ts';
import type { SidePair } from '#domain/forecast/strengths/observed-match.ts';
import { cardsOfSide } from '#domain/match/cards.ts';
import { kickoffMoment } from '#domain/match/kickoff.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { Competition } from './competitions.ts';
import { toEarlyMarket } from './early-market.ts';
import { toMatchPrices } from './match-prices.ts';
import { dayNumber, type PastMatch } from './past-match.ts';
import type { TimedGoals } from './read-goal-minutes.ts';

/** A played match whose clubs and division have no numbers yet. */
export interface UnnumberedMatch extends Omit<PastMatch, 'number' | 'tournament' | 'home' | 'away'> {
  readonly competition: Competition;
  readonly homeKey: string;
  readonly awayKey: string;
}

/** Returns a match of a feed with its competition and keys; undefined when it has no result. */
export function toUnnumberedMatch(
  match: FeedMatch,
  competition: Competition,
  homeKey: string,
  awayKey: string,
  timedGoals: TimedGoals | undefined,
): UnnumberedMatch | undefined {
  const goals = match.score?.fullTime;
  if (goals === undefined) return undefined;
  const halfTime = match.score?.halfTime;
  const shots = toPair(match.statistics?.shots);
  const shotsOnTarget = toPair(match.statistics?.shotsOnTarget);
  const corners = toPair(match.statistics?.corners);
  const cards = toCards(match.statistics);
  const expectedGoals = toPair(match.statistics?.expectedGoals);
  const kickoffUtc = kickoffMoment(match.kickoff);
  return {
    competition,
    homeKey,
    awayKey,
    division: competition.code,
    season: match.season,
    homeName: match.home.name,
    awayName: match.away.name,
    kickoffUtc,
    day: kickoffUtc.toISOString().slice(0, 10) as LocalDay,
    kickoffDay: dayNumber(kickoffUtc),
    goals,
    ...(halfTime !== undefined && { halfTime }),
    ...(shots !== undefined && { shots }),
    ...(shotsOnTarget !== undefined && { shotsOnTarget }),
    ...(corners !== undefined && { corners }),
    ...(cards !== undefined && { cards }),
    ...(expectedGoals !== undefined && { expectedGoals }),
    prices: toMatchPrices(match.quotes),
    early: toEarlyMarket(match.quotes),
    timedGoals,
  };
}

function toPair(pair: FeedPair | undefined): SidePair | undefined {
  const [home, away] = pair ?? [];
  return home == null || away == null ? undefined : [home, away];
}

function toCards({ yellowCards, redCards }: MatchStatistics = {}): SidePair | undefined {
  return toPair([cardsOfSide(yellowCards?.[0], redCards?.[0]), cardsOfSide(yellowCards?.[1], redCards?.[1])]);
}

/**
 * Returns the matches with numbers for clubs and divisions that depend on the names alone, so that the same matches in other files and
 * folders give the same forecasts.
 */
export function numberMatches(matches: readonly UnnumberedMatch[]): PastMatch[] {
  const clubs = numbersOf(matches.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]));
  const tournaments = new Map<string, PastMatch['tournament']>();
  const codes = numbersOf(matches.map(({ division }) => division));
  for (const { competition } of matches) {
    const { code, country, tier, gender, contestedPlaces } = competition;
    const id = codes.get(code) as number;
    tournaments.set(code, { id, country, kind: 'league', ...(tier !== undefined && { tier }), women: gender === 'women', contestedPlaces });
  }
  return matches.map(({ competition, homeKey, awayKey, ...match }, index) => ({
    ...match,
    number: index + 1,
    tournament: tournaments.get(competition.code) as PastMatch['tournament'],
    home: clubs.get(homeKey) as number,
    away: clubs.get(awayKey) as number,
  }));
}

function numbersOf(names: readonly string[]): Map<string, number> {
  return new Map([...new Set(names)].sort().map((name, index) => [name, index + 1]));
}
