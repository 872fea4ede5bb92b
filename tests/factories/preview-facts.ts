import { readFileSync } from 'node:fs';
import type {
  ClubResult,
  PreviewClub,
  PreviewFacts,
  PreviewForecast,
  PreviewRecord,
  PreviewStanding,
} from '#app/i18n/preview/preview-facts.ts';
import { poissonProbabilities, samplePoisson } from '#domain/chance/poisson.ts';
import { createRandom, type Random } from '#domain/chance/random.ts';
import { noTipReasons } from '#domain/tip/tip-decision.ts';

interface NamedClub {
  readonly slug: string;
  readonly name: string;
  readonly row?: string;
  readonly town?: string;
  readonly ground?: string;
}

const readCatalogue = (file: string) => JSON.parse(readFileSync(new URL(`../../data/catalogue/${file}.json`, import.meta.url), 'utf8'));

/** Clubs of seven countries with the names that readers of a language know, several with digits in them. */
export function catalogueClubs(tag: string): NamedClub[] {
  const known = readCatalogue(`club-names/${tag}`) as Record<string, readonly [string, string]>;
  return ['england', 'germany', 'spain', 'italy', 'czechia', 'greece', 'brazil'].flatMap((country) =>
    (readCatalogue(`countries/${country}`).clubs as NamedClub[]).map((club) => {
      const name = known[club.slug]?.[0];
      return name === undefined ? club : { ...club, name, row: name };
    }),
  );
}

/** The kinds of match for which preview facts can be made up. */
export type Occasion = 'league' | 'first-matchday' | 'cup' | 'neutral-final' | 'strangers' | 'no-forecast';
const occasions: readonly Occasion[] = ['league', 'league', 'league', 'no-forecast', 'first-matchday', 'cup', 'neutral-final', 'strangers'];

/** The words of the made-up match, in the reader's language. */
export interface FactWords {
  readonly clubs: readonly NamedClub[];
  readonly league: string;
  readonly cup: string;
  readonly round: string;
  readonly selection: string;
  /** Among which matches meetings are counted. */
  readonly coverage: string;
}

/** Returns a made-up match whose figures hang together, with parts missing as they are in life; the same number gives the same match. */
export function makePreviewFacts(
  matchId: number,
  words: FactWords,
  occasion = occasions[matchId % occasions.length] as Occasion,
): PreviewFacts {
  const random = createRandom(matchId * 7919);
  const homeClub = words.clubs[random.integer(words.clubs.length)] as NamedClub;
  const others = words.clubs.filter(({ slug }) => slug !== homeClub.slug);
  const awayClub = others[random.integer(others.length)] as NamedClub;
  const inLeague = occasion === 'league' || occasion === 'no-forecast';
  const matchday = inLeague ? 2 + random.integer(37) : 1;
  const strengths = [0.7 + 1.3 * random.uniform(), 0.6 + 1.1 * random.uniform()] as const;
  const [home, away] = standingPair(matchday - 1, strengths, random);
  const stranger = occasion === 'strangers';
  const tabled = inLeague || occasion === 'first-matchday';
  const clubOf = (club: NamedClub, standing: PreviewStanding, strength: number): PreviewClub => ({
    name: club.name,
    rowName: club.row ?? club.name,
    ...(tabled ? { standing } : {}),
    ...(tabled && random.uniform() < 0.1 ? { promoted: true } : {}),
    form: stranger ? [] : Array.from({ length: occasion === 'cup' ? random.integer(6) : 5 }, () => result(strength, random)),
    ...(inLeague ? { onThisSide: recordOf(Math.floor(standing.played / 2), strength, random) } : {}),
  });
  return {
    matchId,
    kind: tabled || stranger ? 'league' : 'cup',
    competition: tabled || stranger ? words.league : words.cup,
    ...(tabled ? { matchday } : { round: words.round }),
    ...(random.uniform() < 0.8 && homeClub.ground !== undefined ? { ground: homeClub.ground, town: homeClub.town } : {}),
    neutral: occasion === 'neutral-final',
    home: clubOf(homeClub, home, strengths[0]),
    away: clubOf(awayClub, away, strengths[1]),
    clubsInTable: 20,
    meetings: meetingsOf(stranger ? 0 : random.integer(24), words.coverage, random),
    ...(occasion === 'no-forecast' ? {} : { forecast: forecastOf(strengths, stranger, tabled, random) }),
    ...(random.uniform() < 0.85 ? { prices: { home: odds(random), draw: odds(random), away: odds(random) } } : {}),
    ...tipOf(words.selection, random),
  };
}

const odds = (random: Random) => Math.round((1.2 + 6 * random.uniform() ** 2) * 100) / 100;

const result = (strength: number, random: Random): ClubResult => ({
  scored: samplePoisson(strength, random),
  conceded: samplePoisson(1.3, random),
});

function recordOf(played: number, strength: number, random: Random): PreviewRecord {
  const results = Array.from({ length: played }, () => result(strength, random));
  return {
    played,
    won: results.filter(({ scored, conceded }) => scored > conceded).length,
    drawn: results.filter(({ scored, conceded }) => scored === conceded).length,
    lost: results.filter(({ scored, conceded }) => scored < conceded).length,
    goalsFor: results.reduce((sum, { scored }) => sum + scored, 0),
    goalsAgainst: results.reduce((sum, { conceded }) => sum + conceded, 0),
  };
}

/** Two clubs of a table of twenty: the one with more points stands higher. */
function standingPair(played: number, strengths: readonly [number, number], random: Random): [PreviewStanding, PreviewStanding] {
  const records = strengths.map((strength) => recordOf(played, strength, random)) as [PreviewRecord, PreviewRecord];
  const [homePoints, awayPoints] = records.map(({ won, drawn }) => 3 * won + drawn) as [number, number];
  const upper = 1 + random.integer(19);
  const lower = upper + 1 + random.integer(20 - upper);
  const homeAbove = homePoints >= awayPoints;
  return [
    { ...records[0], points: homePoints, place: homeAbove ? upper : lower },
    { ...records[1], points: awayPoints, place: homeAbove ? lower : upper },
  ];
}

function meetingsOf(count: number, coverage: string, random: Random): NonNullable<PreviewFacts['meetings']> {
  const homeWins = random.integer(count + 1);
  const draws = random.integer(count - homeWins + 1);
  const day = new Date(Date.UTC(2015 + random.integer(11), random.integer(12), 1 + random.integer(28)));
  const last = { day, homeSideGoals: random.integer(5), awaySideGoals: random.integer(4) };
  return { count, homeWins, draws, awayWins: count - homeWins - draws, coverage, ...(count === 0 ? {} : { last }) };
}

function forecastOf([home, away]: readonly [number, number], stranger: boolean, ranked: boolean, random: Random): PreviewForecast {
  const [homeChances, awayChances] = [poissonProbabilities(home, 10), poissonProbabilities(away, 10)];
  const cells = homeChances.flatMap((first, h) => awayChances.map((second, a) => ({ home: h, away: a, chance: first * second })));
  const share = (holds: (cell: { home: number; away: number }) => boolean) =>
    cells.filter(holds).reduce((sum, { chance }) => sum + chance, 0);
  const rank = () => ({ attack: 1 + random.integer(20), defence: 1 + random.integer(20) });
  const level = stranger ? 1 : ((1 + random.integer(5)) as 1 | 2 | 3 | 4 | 5);
  return {
    home: share((cell) => cell.home > cell.away),
    draw: share((cell) => cell.home === cell.away),
    away: share((cell) => cell.home < cell.away),
    goals: { home, away },
    total: { line: 2.5, over: share((cell) => cell.home + cell.away > 2.5) },
    bothScore: share((cell) => cell.home > 0 && cell.away > 0),
    likeliest: cells.reduce((best, cell) => (cell.chance > best.chance ? cell : best)),
    reliability: { level, matches: stranger ? 0 : 3 * level + random.integer(150) },
    leagueGoalsPerMatch: 2.3 + random.uniform(),
    homeAdvantageGoals: random.uniform() / 2,
    ...(ranked ? { ranks: { clubs: 20, home: rank(), away: rank() } } : {}),
  };
}

function tipOf(selection: string, random: Random): Pick<PreviewFacts, 'tip'> {
  const draw = random.uniform();
  if (draw < 0.1) return {};
  const decimalOdds = odds(random);
  const fairOdds = odds(random);
  if (draw < 0.45) return { tip: { kind: 'tip', selection, decimalOdds, fairOdds, probability: 1 / fairOdds } };
  const reasons = noTipReasons.filter((reason) => reason !== 'other-tip-chosen');
  const reason = reasons[random.integer(reasons.length)] as (typeof reasons)[number];
  return { tip: { kind: 'no-tip', reason, ...(random.uniform() < 0.7 ? { nearest: { selection, decimalOdds, fairOdds } } : {}) } };
}
