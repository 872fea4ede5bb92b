import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import type { NewsProse } from '#app/i18n/preview/create-prose.server.ts';
import { proseOf } from '#app/i18n/preview/prose-of.server.ts';
import { samplePoisson } from '#domain/chance/poisson.ts';
import { createRandom, type Random, shuffle } from '#domain/chance/random.ts';
import type { Language } from '#domain/language/languages.ts';
import { chooseEdition } from '#domain/news/choose-news-stories.ts';
import {
  type ClubRun,
  type MonthOfTips,
  type NewsEdition,
  type NewsFacts,
  newsKinds,
  type RoundReview,
  type SeasonRace,
  type WeekendAhead,
} from '#domain/news/news-facts.ts';
import { type BetOutcome, profitOf } from '#domain/odds/bet.ts';
import type { ForecastToTell } from '#domain/story/match-to-tell.ts';
import type { ClubName } from '#domain/story/prose-name.ts';
import { resultsBefore } from '#domain/story/results-before.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { PlayedMatch } from '#domain/tournament/club-record.ts';
import type { StandingsRow } from '#domain/tournament/season/rows-of-view.ts';
import { standings } from '#domain/tournament/standings.ts';
import { bets, catalogueLeagues, forecastOf, type League, pick } from './matches-to-tell.ts';

/** The facts of a news article, with the names needed to write it. */
export interface NewsToTell {
  readonly slug: string;
  readonly facts: NewsFacts;
  /** The clubs' names as readers of the language know them, by the clubs' addresses. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Returns the facts of so many made-up news articles about real leagues and clubs, the four kinds in turn, odd ones among them: a week of
 * one match, a leader level on points or without a match, a title that is certain, a month without a win. Every call returns the same.
 */
export function newsToTell(tag: Language, count: number): NewsToTell[] {
  const leagues = catalogueLeagues(tag).filter(({ type, clubs }) => type === 'league' && clubs.length > 3);
  const names = new Map(leagues.flatMap(({ clubs }) => clubs.map(({ slug, name }) => [slug, name] as const)));
  const earlier: NewsEdition[] = [];
  return Array.from({ length: count }, (_, number) => {
    const random = createRandom(number * 104_729);
    const kind = newsKinds[number % newsKinds.length] as NewsFacts['kind'];
    const facts = factsOf[kind](pick(leagues, random), random);
    const slug = `news-${number}`;
    // Every tenth is from before editions were stored.
    if (number % 10 === 9) return { slug, facts, names };
    const edition = chooseEdition(
      facts,
      earlier.slice(0, 30),
      earlier.slice(0, 1).map(({ headline }) => headline),
    );
    // Where nothing is news, no article is published; one of earlier days may have such facts.
    if (edition === undefined) return { slug, facts, names };
    earlier.unshift(edition);
    return { slug, facts: { ...facts, edition }, names };
  });
}

/** Returns the same news as articles of a language; an empty list for a language without prose. */
export function exampleNews(tag: Language, count: number): NewsProse[] {
  const locale = localeByTag(tag);
  const prose = proseOf(locale, createFormatters(locale));
  return newsToTell(tag, count).map(({ slug, facts, names }) => prose.tellNews(slug, facts, names));
}

const factsOf: Readonly<Record<NewsFacts['kind'], (league: League, random: Random) => NewsFacts>> = {
  'round-review': roundReview,
  'weekend-ahead': weekendAhead,
  'season-race': seasonRace,
  'month-of-tips': monthOfTips,
};

/** A fixture of clubs by their place in the league's list; a round is a week. */
interface Fixture {
  readonly homeId: number;
  readonly awayId: number;
  readonly round: number;
}
type Played = Fixture & PlayedMatch & { readonly live: false };

const kickoffOf = (round: number) => new Date(Date.UTC(2026, 7, 1 + 7 * round, 15));
const isOdd = (random: Random, share: number) => random.uniform() < share;

/** Returns every fixture of a season of two halves by the circle method; with an odd number of clubs one has a week off. */
function fixturesOf(clubs: number): Fixture[] {
  const circle = Array.from({ length: clubs - 1 + (clubs % 2) }, (_, index) => index + 1);
  const half = circle.flatMap((_, round) => {
    const turned = [0, ...circle.slice(round), ...circle.slice(0, round)];
    return turned.slice(0, turned.length / 2).map((one, place) => {
      const other = turned[turned.length - 1 - place] as number;
      return round % 2 === 0 ? { homeId: one, awayId: other, round } : { homeId: other, awayId: one, round };
    });
  });
  const back = half.map(({ homeId, awayId, round }) => ({ homeId: awayId, awayId: homeId, round: round + circle.length }));
  return [...half, ...back].filter(({ homeId, awayId }) => Math.max(homeId, awayId) < clubs);
}

/** A league's season up to the round that the news is about, which is not played yet. */
interface SeasonSoFar {
  readonly round: number;
  readonly before: readonly Played[];
  readonly next: readonly Fixture[];
  play(fixture: Fixture): Played;
  forecast(fixture: Fixture): ForecastToTell;
}

function seasonSoFar({ clubs }: League, random: Random): SeasonSoFar {
  const attack = shuffle(
    clubs.map((_, index) => 0.5 + (1.6 * index) / clubs.length),
    random,
  );
  const fixtures = fixturesOf(clubs.length);
  const rounds = (fixtures.at(-1) as Fixture).round;
  const round = isOdd(random, 0.1) ? 0 : random.integer(rounds + 1);
  const goalsOf = (club: number, bonus: number) => samplePoisson((attack[club] as number) + bonus, random);
  const play = (fixture: Fixture): Played => {
    const goals = { home: goalsOf(fixture.homeId, 0.3), away: goalsOf(fixture.awayId, 0) };
    return { ...fixture, kickoffUtc: kickoffOf(fixture.round), live: false, goals };
  };
  return {
    round,
    before: fixtures.filter((fixture) => fixture.round < round && !isOdd(random, 0.04)).map(play),
    next: fixtures.filter((fixture) => fixture.round === round),
    play,
    // Now and then a side has hardly any chance, or both have the same.
    forecast: ({ homeId, awayId }) => {
      const [home, away] = [(attack[homeId] as number) + 0.3, attack[awayId] as number];
      if (isOdd(random, 0.03)) return forecastOf([home, home]);
      return forecastOf(isOdd(random, 0.05) ? [0.1, 4] : [home, away]);
    },
  };
}

/** Returns made-up runs of clubs of a league: often none, at most one of each kind. */
function runsOf(league: League, random: Random): ClubRun[] {
  return (['winning', 'unbeaten', 'losing'] as const).flatMap((run, index) => {
    if (!isOdd(random, 0.3)) return [];
    return [{ club: clubNameOf(league, index), run, matches: (run === 'unbeaten' ? 10 : 5) + random.integer(8) }];
  });
}

const tableOf = ({ clubs }: League, matches: readonly Played[]): StandingsRow[] =>
  standings([...clubs.keys()], matches, { tieBreak: 'goal-difference' });

function clubNameOf({ clubs }: League, id: number): ClubName {
  const { slug, name } = clubs[id] as League['clubs'][number];
  return { of: 'club', slug, name };
}

const week = { from: '2026-10-20' as LocalDay, to: '2026-10-26' as LocalDay };

function roundReview(league: League, random: Random): RoundReview {
  const { before, next, play, forecast } = seasonSoFar(league, random);
  const tableBefore = tableOf(league, before);
  const leader = tableBefore[0]?.teamId;
  const isOfLeader = ({ homeId, awayId }: Fixture) => homeId === leader || awayId === leader;
  const isOnlyOfLeader = isOdd(random, 0.05) && next.some(isOfLeader);
  const fixtures = next.filter((fixture) => (isOfLeader(fixture) ? !isOdd(random, 0.1) || isOnlyOfLeader : !isOnlyOfLeader));
  // The prose reports a week without a goal by the leader's draw.
  const isGoalless = isOdd(random, 0.03) && fixtures.some(isOfLeader);
  const matches = fixtures.map((fixture) => (isGoalless ? { ...play(fixture), goals: { home: 0, away: 0 } } : play(fixture)));
  const placeBefore = new Map(tableBefore.map(({ teamId, place, played }) => [teamId, played === 0 ? undefined : place]));
  const forecasts = isOdd(random, 0.05) ? 0 : 0.95;
  const tableAfter = tableOf(league, [...before, ...matches]);
  const isEnd = isOdd(random, 0.1);
  const down = random.integer(4);
  return {
    kind: 'round-review',
    competition: league.name,
    ...week,
    matches: matches.map((match) => ({
      slug: `match-${match.homeId}-${match.awayId}`,
      home: clubNameOf(league, match.homeId),
      away: clubNameOf(league, match.awayId),
      homeGoals: match.goals.home,
      awayGoals: match.goals.away,
      chances: isOdd(random, forecasts) ? forecast(match) : undefined,
    })),
    table: tableAfter.map(({ teamId, place, points }) => ({
      club: clubNameOf(league, teamId),
      before: placeBefore.get(teamId) ?? place,
      after: place,
      points,
    })),
    leadsStill: !isOdd(random, 0.1),
    runs: runsOf(league, random),
    decided: tableAfter.flatMap(({ teamId, place }): NonNullable<RoundReview['decided']> => {
      if (!isEnd) return [];
      const club = clubNameOf(league, teamId);
      if (place === 1) return [{ club, as: 'champion' }];
      if (place === 2) return [{ club, as: 'promoted' }];
      return place > tableAfter.length - down ? [{ club, as: 'relegated' }] : [];
    }),
  };
}

function weekendAhead(league: League, random: Random): WeekendAhead {
  const { before, next, round, forecast } = seasonSoFar(league, random);
  const table = tableOf(league, before);
  const forecasts = isOdd(random, 0.05) ? 0 : 0.95;
  const clubOf = (id: number) => {
    const { place, points, played } = table.find(({ teamId }) => teamId === id) as StandingsRow;
    return {
      name: clubNameOf(league, id),
      standing: played === 0 ? undefined : { place, points },
      promoted: false,
      results: resultsBefore(kickoffOf(round), id, before),
    };
  };
  const matches = next.slice(0, isOdd(random, 0.05) ? 1 : next.length).map((fixture, order) => {
    const { homeId, awayId } = fixture;
    const [town, awayTown] = [league.clubs[homeId]?.town, league.clubs[awayId]?.town];
    return {
      slug: `match-${homeId}-${awayId}`,
      kickoff: kickoffOf(round).toISOString(),
      match: {
        matchId: 100 * homeId + awayId,
        order,
        kind: 'league' as const,
        competition: { of: 'competition' as const, name: league.name },
        neutral: isOdd(random, 0.01),
        town: town !== undefined && town === awayTown ? { of: 'town' as const, name: town } : undefined,
        home: clubOf(homeId),
        away: clubOf(awayId),
        table:
          before.length === 0
            ? undefined
            : {
                clubs: league.clubs.length,
                relegatedFrom: league.clubs.length - 2,
                ahead: (table[0] as StandingsRow).points - (table[1] as StandingsRow).points,
              },
        forecast: isOdd(random, forecasts) ? forecast(fixture) : undefined,
      },
    };
  });
  const tips = isOdd(random, 0.25) ? 0 : 1 + random.integer(matches.length);
  return { kind: 'weekend-ahead', competition: league.name, ...week, matches, tips };
}

function seasonRace(league: League, random: Random): SeasonRace {
  const table = tableOf(league, seasonSoFar(league, random).before);
  const simulations = pick([1000, 10_000, 50_000], random);
  /** Returns a chance as a share of a simulation, which is a fraction of its seasons. */
  const share = (chance: number) => Math.round(simulations * Math.min(1, chance)) / simulations;
  const isSettled = isOdd(random, 0.1);
  const lead = isSettled ? 60 : 0.1 + 3 * random.uniform();
  const weights = table.map((_, index) => Math.exp(-lead * index) * (0.7 + 0.6 * random.uniform()));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const down = 1 + random.integer(4);
  const problem = isSettled ? 0.01 : 0.3 + 3 * random.uniform();
  const placesUp = isOdd(random, 0.4) ? 1 + random.integer(3) : 0;
  const isDecided = isOdd(random, 0.15);
  const decidedAt = (place: number) => {
    if (!isDecided) return undefined;
    if (place === 1) return 'champion' as const;
    if (place <= placesUp - 1) return 'promoted' as const;
    return place > table.length - down ? ('relegated' as const) : undefined;
  };
  const chances = (middle: number, place: number) => share(1 / (1 + Math.exp((place - middle) / (0.2 + 2 * random.uniform()))));
  return {
    kind: 'season-race',
    competition: league.name,
    on: week.to,
    simulations,
    ...(placesUp > 0 && { placesUp }),
    runs: runsOf(league, random),
    clubs: table.map(({ teamId, place, points }, index) => ({
      ...(placesUp > 0 && { promotion: chances(placesUp + 0.5, place), playOff: share(0.5 * random.uniform()) }),
      decided: decidedAt(place),
      club: clubNameOf(league, teamId),
      place,
      points,
      title: share((weights[index] as number) / sum),
      relegation: share(1 / (1 + Math.exp((table.length - down + 0.5 - place + random.uniform() - 0.5) / problem))),
    })),
  };
}

const outcomes: readonly BetOutcome[] = ['won', 'won', 'won', 'lost', 'lost', 'lost', 'half-won', 'void', 'half-lost'];

function monthOfTips(league: League, random: Random): MonthOfTips {
  const isEven = isOdd(random, 0.1);
  const tips = isOdd(random, 0.3) ? 1 + random.integer(6) : 7 + random.integer(54);
  const price = () => Math.round((1.3 + 7 * random.uniform() ** 3) * 1000) / 1000;
  const ofMonth = isEven
    ? Array.from({ length: 2 * tips }, (_, index) => ({ outcome: index % 2 === 0 ? ('won' as const) : ('lost' as const), price: 2 }))
    : Array.from({ length: tips }, () => ({ outcome: pick(outcomes, random), price: price() }));
  const counted = (outcome: BetOutcome) => ofMonth.filter((tip) => tip.outcome === outcome).length;
  const [won, lost] = [counted('won'), counted('lost')];
  let profit = 0;
  const course = ofMonth.map((tip) => {
    profit += profitOf(tip.outcome, tip.price);
    return profit;
  });
  const runs = ofMonth.map(({ outcome }) => (outcome === 'lost' ? 'x' : ' ')).join('');
  const best = ofMonth.filter(({ outcome }) => outcome === 'won').sort((one, other) => other.price - one.price)[0];
  const [home, away] = shuffle([...league.clubs.keys()], random) as [number, number];
  return {
    kind: 'month-of-tips',
    month: 1 + random.integer(12),
    year: 2024 + random.integer(4),
    won,
    lost,
    returned: ofMonth.length - won - lost,
    profit,
    longestLosingRun: Math.max(...runs.split(' ').map((run) => run.length)),
    course,
    dearestWin:
      best === undefined || isOdd(random, 0.1)
        ? undefined
        : { home: clubNameOf(league, home), away: clubNameOf(league, away), slug: 'match', bet: pick(bets, random), price: best.price },
  };
}
