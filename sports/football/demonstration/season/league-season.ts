import { dayMs, dayNumber, seasonLabel, weekOfDay } from '#demonstration/season/season-weeks.ts';
import { combineSeeds, createRandom, shuffle, uniformOf } from '#domain/chance/random.ts';
import type { Round } from '#domain/tournament/round.ts';
import type { DemonstrationClub, DemonstrationTournament } from '../catalogue/demonstration-catalogue.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';
import type { Calendar } from './calendar.ts';
import type { ScheduledMatch } from './match-days.ts';
import { type Fate, fateOf } from './match-fate.ts';
import type { PlannedMatch } from './planned-match.ts';
import type { SeasonClubs } from './season-clubs.ts';

/** The time before kick-off at which the hour of every match is known. */
const hourKnownAheadMs = 21 * dayMs;

export interface Pair {
  readonly home: DemonstrationClub;
  readonly away: DemonstrationClub;
}

/** A pair of clubs with everything that chance decides about their match. */
export interface Fixture extends Pair {
  readonly seed: number;
  readonly expected: ExpectedGoals;
  readonly fate: Fate;
}

/** Returns the matches of a league season, matchday by matchday. */
export function planLeagueSeason(
  tournament: DemonstrationTournament,
  year: number,
  calendar: Calendar,
  seasonClubs: SeasonClubs,
): PlannedMatch[] {
  const clubs = seasonClubs.clubsOf(tournament, year);
  const fixtures = Map.groupBy(seasonClubs.fixturesOf(tournament, year), ({ matchday }) => matchday);
  const movesClubs = seasonClubs.movesClubs(tournament);
  const rounds = calendar.roundsOf(tournament, year);
  const publishedMs = calendar.publishedMs(tournament, year);
  const planned = rounds.flatMap((unsorted) => {
    const { week = 0, matchday = 0 } = unsorted[0]?.round ?? {};
    const places = [...unsorted].sort((one, other) => one.kickoffMs - other.kickoffMs);
    const inCup = ({ home, away }: Pair, during: number) =>
      calendar.hasCupWeek(home.slug, during) || calendar.hasCupWeek(away.slug, during);
    const lateness = (pair: Pair): number => Number(inCup(pair, week)) - Number(inCup(pair, week + 1));
    const pairs = (fixtures.get(matchday) ?? []).map((fixture) => ({
      ...fixture,
      home: clubs[fixture.home] as DemonstrationClub,
      away: clubs[fixture.away] as DemonstrationClub,
    }));
    // Which pair takes which place is drawn, so that nobody always plays on Fridays; but who had a cup match plays last, and who is
    // to have one first.
    const drawn = shuffle(pairs, createRandom(combineSeeds(pairs[0]?.seed ?? 0, 'places'))).sort(
      (one, other) => lateness(one) - lateness(other),
    );
    return drawn.map((pair, index) => {
      const place = places[index] as ScheduledMatch;
      const fate = fateOf(place);
      const known = { ...pair, fate: movesClubs && fate !== 'postponed' ? 'played' : fate };
      return planMatch(place, year, known, { publishedMs, mustHaveWinner: false, neutralVenue: false });
    });
  });
  return makeUp(planned, rounds, calendar);
}

/** Returns a match as set, before anything goes wrong with it. */
export function planMatch(
  { round: { tournament, stage, matchday, leg }, kickoffMs }: ScheduledMatch,
  year: number,
  { home, away, seed, expected, fate }: Fixture,
  { publishedMs, ...rules }: { readonly publishedMs: number } & Pick<PlannedMatch, 'mustHaveWinner' | 'neutralVenue' | 'firstLeg'>,
): PlannedMatch {
  const hourOpen = uniformOf(combineSeeds(seed, 'hour known')) < 0.15;
  const calledOffMs = kickoffMs - (3 + uniformOf(combineSeeds(seed, 'called off')) * 40) * 3_600_000;
  const round: Round = { stage, matchday, leg };
  return {
    seed,
    tournament,
    season: seasonLabel(tournament.seasonKind, year),
    round,
    home,
    away,
    ...rules,
    expected,
    kickoffMs,
    firstKickoffMs: kickoffMs,
    fate,
    calledOffMs,
    setAnewMs: calledOffMs + 7 * dayMs,
    hourKnownMs: hourOpen ? kickoffMs - hourKnownAheadMs : publishedMs,
    drawnMs: publishedMs,
  };
}

/**
 * Moves postponed matches to the next free Wednesday of both clubs two weeks or more later; where there is none, they are played as
 * planned.
 */
function makeUp(planned: readonly PlannedMatch[], rounds: readonly (readonly ScheduledMatch[])[], calendar: Calendar): PlannedMatch[] {
  const midweeks = new Set(rounds.flatMap(([place]) => (place?.round.midweek ? [place.round.week] : [])));
  const last = rounds.at(-1)?.[0]?.round.week ?? 0;
  const taken = new Set<string>();
  return planned.map((match) => {
    if (match.fate !== 'postponed') return match;
    for (let week = weekOfDay(dayNumber(match.kickoffMs)) + 2; week <= last; week += 1) {
      const clubs = [match.home.slug, match.away.slug];
      if (midweeks.has(week) || clubs.some((club) => calendar.hasCupWeek(club, week) || taken.has(`${club}|${week}`))) continue;
      for (const club of clubs) taken.add(`${club}|${week}`);
      return { ...match, kickoffMs: calendar.wednesdayOf(match.tournament, week) };
    }
    return { ...match, fate: 'played' };
  });
}
