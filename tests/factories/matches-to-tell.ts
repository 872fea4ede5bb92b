import { type Catalogue, loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { poissonProbabilities, samplePoisson } from '#domain/chance/poisson.ts';
import { createRandom, type Random } from '#domain/chance/random.ts';
import type { Language } from '#domain/language/languages.ts';
import { outcomeOf } from '#domain/match/match-score.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { predictedResults } from '#domain/prediction/prediction.ts';
import {
  type ClubToTell,
  type CourseToTell,
  type DecidedOutcome,
  type ForecastToTell,
  type GoalToTell,
  isRefusal,
  type LeagueResult,
  type MatchToTell,
  type MeetingToTell,
  type ResultToTell,
  type Side,
  type StandingToTell,
  type TableAfter,
} from '#domain/story/match-to-tell.ts';
import type { ProseName } from '#domain/story/prose-name.ts';
import { noTipReasons } from '#domain/tip/tip-decision.ts';
import { stages } from '#domain/tournament/round.ts';

/** A competition of the catalogue with its clubs, named as readers of a language know them. */
export interface League {
  readonly name: string;
  readonly type: 'league' | 'cup';
  readonly clubs: readonly { readonly slug: string; readonly name: string; readonly town?: string }[];
}

/** Reading and checking it takes a tenth of a second. */
let catalogue: Catalogue | undefined;

/** Returns the competitions of the catalogue that list clubs. */
export function catalogueLeagues(tag: Language): League[] {
  catalogue ??= loadCatalogue();
  const { countries, clubNames } = catalogue;
  const known = clubNames.get(tag);
  const clubs = new Map(
    countries.flatMap((country) =>
      country.clubs.map(({ slug, name, town }) => [slug, { slug, name: known?.get(slug)?.[0] ?? name, town }] as const),
    ),
  );
  return countries
    .flatMap(({ tournaments }) => tournaments)
    .map(({ name, type, clubs: slugs }) => ({ name, type, clubs: slugs.flatMap((slug) => clubs.get(slug) ?? []) }))
    .filter((league) => league.clubs.length > 1);
}

/** Returns a made-up match of real clubs with consistent figures and some parts missing, as in real data; the same number gives the same match. */
export function matchToTell(number: number, leagues: readonly League[]): MatchToTell<ProseName> {
  const random = createRandom(number * 7919);
  const league = pick(leagues, random);
  const homeClub = pick(league.clubs, random);
  const awayClub = pick(
    league.clubs.filter(({ slug }) => slug !== homeClub.slug),
    random,
  );
  const isCup = league.type === 'cup';
  const played = isCup || random.uniform() < 0.05 ? 0 : random.integer(38);
  const strengths = [0.3 + 1.9 * random.uniform(), 0.3 + 1.7 * random.uniform()] as const;
  const results = strengths.map((strength) => Array.from({ length: played }, () => resultOf(strength, random)));
  const [homePlace, awayPlace] = placesOf(results[0] as LeagueResult[], results[1] as LeagueResult[], league.clubs.length, random);
  const others = league.clubs.filter((other) => other !== homeClub && other !== awayClub);
  const club = (of: (typeof league.clubs)[number], own: LeagueResult<never>[], place: number): ClubToTell<ProseName> => ({
    name: clubName(of),
    standing: played === 0 ? undefined : { place, points: pointsOf(own), ...aimOf(place, league.clubs.length, random) },
    promoted: random.uniform() < 0.1,
    ...(random.uniform() < 0.2 && { missingPlayers: 1 + random.integer(7) }),
    results: own.map((result) => {
      const opponent = others[random.integer(Math.max(1, others.length))];
      return opponent === undefined
        ? result
        : { ...result, opponent: clubName(opponent), opponentPlace: placeBeside([homePlace, awayPlace], league.clubs.length, random) };
    }),
  });
  const sameTown = homeClub.town !== undefined && homeClub.town === awayClub.town;
  const resultOfMatch = (places: readonly [number, number]): ResultToTell => {
    const result = resultAtEnd(strengths, isCup, random);
    const isTabled = !isCup && played > 0 && random.uniform() < 0.8;
    const course = random.uniform() < 0.8 && { course: courseOf(result, random) };
    return { ...result, ...course, ...(isTabled && { after: tableAfter(places, league.clubs.length, random) }) };
  };
  return {
    matchId: number,
    order: random.integer(400),
    kind: league.type,
    competition: { of: 'competition', name: league.name },
    stage: isCup && random.uniform() < 0.8 ? pick(stages, random) : undefined,
    neutral: random.uniform() < (isCup ? 0.2 : 0.01),
    ...(number % 10 === 9 && { women: true as const }),
    town: sameTown && !isCup ? { of: 'town', name: homeClub.town as string } : undefined,
    home: club(homeClub, results[0] as LeagueResult<never>[], homePlace),
    away: club(awayClub, results[1] as LeagueResult<never>[], awayPlace),
    table: played === 0 ? undefined : { clubs: league.clubs.length, relegatedFrom: league.clubs.length - 2, ahead: random.integer(10) },
    meetings:
      random.uniform() < 0.1 ? undefined : { list: meetings(random), since: 1993 + random.integer(32), leagueOnly: random.uniform() < 0.6 },
    forecast: random.uniform() < 0.03 ? undefined : forecastOf(strengths),
    tip: tipOf(random),
    ...(random.uniform() < 0.8 && { boxes: { havePrices: random.uniform() < 0.9, paysMore: random.uniform() < 0.6 } }),
    result: random.uniform() < 0.25 ? resultOfMatch([homePlace, awayPlace]) : undefined,
  };
}

const clubName = ({ slug, name }: League['clubs'][number]) => ({ of: 'club' as const, slug, name });

/** Returns a place of the table other than those of two clubs; one below them all in a table of two. */
function placeBeside(taken: readonly number[], clubs: number, random: Random): number {
  const free = Array.from({ length: clubs }, (_, index) => index + 1).filter((place) => !taken.includes(place));
  return free[random.integer(Math.max(1, free.length))] ?? clubs + 1;
}

/** Returns the chances of a club at the top or the foot of a table, or what is decided there; nothing in the middle. */
function aimOf(place: number, clubs: number, random: Random): Partial<StandingToTell> {
  if (random.uniform() < 0.3) return {};
  const chance = Math.round(random.uniform() * 10_000) / 10_000;
  const goesUp = random.uniform() < 0.3;
  const isDecided = random.uniform() < 0.05;
  if (place <= 3) {
    if (isDecided && (place === 1 || goesUp)) return { decided: goesUp ? 'promoted' : 'champion' };
    return { ...(goesUp ? { promotionChance: chance } : { titleChance: chance }), relegationChance: 0 };
  }
  if (place <= clubs - 4) return { relegationChance: 0.04 * random.uniform() };
  return isDecided ? { decided: 'relegated' } : { relegationChance: chance };
}

export const pick = <Item>(items: readonly Item[], random: Random): Item => items[random.integer(items.length)] as Item;

const resultOf = (strength: number, random: Random): LeagueResult<never> => ({
  scored: samplePoisson(strength, random),
  conceded: samplePoisson(1.3, random),
  atHome: random.uniform() < 0.5,
});

function pointsOf(results: readonly LeagueResult[]): number {
  return results.reduce((sum, { scored, conceded }) => sum + (scored > conceded ? 3 : scored === conceded ? 1 : 0), 0);
}

/** Returns the places of two clubs in a table; the one with more points is higher. */
function placesOf(home: LeagueResult[], away: LeagueResult[], clubs: number, random: Random): [number, number] {
  const upper = 1 + random.integer(clubs - 1);
  const lower = Math.min(clubs, upper + 1 + random.integer(Math.max(1, clubs - upper)));
  return pointsOf(home) >= pointsOf(away) ? [upper, lower] : [lower, upper];
}

function meetings(random: Random): MeetingToTell[] {
  return Array.from({ length: random.uniform() < 0.2 ? 0 : random.integer(30) }, (_, index) => ({
    home: samplePoisson(1.6, random),
    away: samplePoisson(1.2, random),
    on: index === 0 && random.uniform() < 0.5 ? { month: 1 + random.integer(12) } : { month: 1 + random.integer(12), year: 2025 - index },
    daysAgo: 40 + 365 * index,
  }));
}

/** Returns the forecast of a match by the goals that each side is expected to score. */
export function forecastOf([home, away]: readonly [number, number]): ForecastToTell {
  const [homeChances, awayChances] = [poissonProbabilities(home, 12), poissonProbabilities(away, 12)];
  const cells = homeChances.flatMap((first, h) => awayChances.map((second, a) => ({ home: h, away: a, chance: first * second })));
  const share = (holds: (cell: { home: number; away: number }) => boolean) =>
    cells.filter(holds).reduce((sum, { chance }) => sum + chance, 0);
  const chances = {
    home: share((cell) => cell.home > cell.away),
    draw: share((cell) => cell.home === cell.away),
    away: share((cell) => cell.home < cell.away),
  };
  const likeliestOf = (among: typeof cells) => among.reduce((best, cell) => (cell.chance > best.chance ? cell : best));
  const predicted = predictedResults.reduce((best, result) => (chances[result] > chances[best] ? result : best));
  const surpassed = outcomeOf(likeliestOf(cells)) !== predicted;
  return {
    ...chances,
    goals: { home, away },
    over: share((cell) => cell.home + cell.away > 2.5),
    likeliest: { ...likeliestOf(cells.filter((cell) => outcomeOf(cell) === predicted)), ...(surpassed && { surpassed: true }) },
  };
}

export const bets: readonly Bet[] = [
  { market: 'match-result', line: 0, selection: 'home' },
  { market: 'match-result', line: 0, selection: 'draw' },
  { market: 'match-result', line: 0, selection: 'away' },
  { market: 'double-chance', line: 0, selection: 'home-or-draw' },
  { market: 'double-chance', line: 0, selection: 'home-or-away' },
  { market: 'double-chance', line: 0, selection: 'draw-or-away' },
  { market: 'draw-no-bet', line: 0, selection: 'home' },
  { market: 'draw-no-bet', line: 0, selection: 'away' },
  { market: 'total-goals', line: 2.5, selection: 'over' },
  { market: 'total-goals', line: 3.25, selection: 'under' },
  { market: 'both-teams-to-score', line: 0, selection: 'yes' },
  { market: 'both-teams-to-score', line: 0, selection: 'no' },
  { market: 'asian-handicap', line: 0, selection: 'home' },
  { market: 'asian-handicap', line: -0.25, selection: 'home' },
  { market: 'asian-handicap', line: -1.5, selection: 'away' },
  { market: 'half-time-result', line: 0, selection: 'home' },
  { market: 'half-time-result', line: 0, selection: 'draw' },
];
const outcomes: readonly BetOutcome[] = ['won', 'half-won', 'void', 'half-lost', 'lost'];

function tipOf(random: Random): MatchToTell<ProseName>['tip'] {
  const draw = random.uniform();
  if (draw < 0.1) return undefined;
  const price = () => Math.round((1.2 + 6 * random.uniform() ** 2) * 1000) / 1000;
  const drawn = { bet: pick(bets, random), decimalOdds: price(), fairOdds: price() };
  const offer = { ...drawn, probability: 1 / drawn.fairOdds };
  if (draw < 0.5) return { kind: 'tip', ...offer, outcome: pick(outcomes, random) };
  const reason = pick(noTipReasons.filter(isRefusal), random);
  return { kind: 'no-tip', reason, ...(random.uniform() < 0.7 ? { nearest: offer } : {}) };
}

function resultAtEnd([home, away]: readonly [number, number], isCup: boolean, random: Random): ResultToTell {
  const goals = { home: samplePoisson(home, random), away: samplePoisson(away, random) };
  const halfTime = { home: random.integer(goals.home + 1), away: random.integer(goals.away + 1) };
  if (!isCup || goals.home !== goals.away) return { ...goals, halfTime };
  const decidedBy = random.uniform() < 0.5 ? 'penalties' : 'extra-time';
  return { ...goals, halfTime, later: { decidedBy, winner: random.uniform() < 0.5 ? 'home' : 'away' } };
}

const sides: readonly Side[] = ['home', 'away'];

/** Returns the events of a match with this result, its first half included. */
function courseOf({ halfTime, ...end }: ResultToTell, random: Random): CourseToTell {
  const half = halfTime as NonNullable<typeof halfTime>;
  const goals = sides.flatMap((side) => [
    ...Array.from({ length: half[side] }, () => goalIn(0, side, random)),
    ...Array.from({ length: end[side] - half[side] }, () => goalIn(45, side, random)),
  ]);
  const some = (share: number) =>
    sides.flatMap((side) => (random.uniform() < share ? [{ ...momentIn(random.uniform() < 0.3 ? 0 : 45, random), side }] : []));
  return {
    goals: goals.sort(byTime),
    sendingsOff: [...some(0.15), ...some(0.05)].sort(byTime),
    missedPenalties: some(0.06).sort(byTime),
  };
}

const scorers = ['Haaland', 'Silva', 'Müller'];

function goalIn(from: number, side: Side, random: Random): GoalToTell {
  const draw = random.uniform();
  const kind = draw < 0.1 ? 'penalty-goal' : draw < 0.15 ? 'own-goal' : 'goal';
  const scorer = random.integer(4);
  // Of one in four the sources know only the number on the shirt.
  const player = scorers[scorer];
  return { ...momentIn(from, random), side, kind, scorer: String(scorer), ...(player !== undefined && { player }) };
}

/** Returns a moment of the half that begins after a minute. */
function momentIn(from: number, random: Random) {
  const minute = from + 1 + random.integer(45);
  return minute === from + 45 ? { minute, added: 1 + random.integer(7) } : { minute };
}

const byTime = (one: Pick<GoalToTell, 'minute' | 'added'>, other: Pick<GoalToTell, 'minute' | 'added'>) =>
  one.minute - other.minute || (one.added ?? 0) - (other.added ?? 0);

const decidedOutcomes: readonly DecidedOutcome[] = ['champion', 'promoted', 'relegated'];

function tableAfter([home, away]: readonly [number, number], clubs: number, random: Random): TableAfter {
  const near = (place: number) => Math.min(clubs, Math.max(1, place + random.integer(5) - 2));
  const places = { home: near(home), away: near(away) };
  const decided = random.uniform() < 0.05 ? [{ side: pick(sides, random), outcome: pick(decidedOutcomes, random) }] : [];
  return { ...(places.home !== places.away && { places }), decided };
}
