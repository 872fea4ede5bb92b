import { createRandom, type Random, shuffle } from '#domain/chance/random.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { BasketballGameToTell, BasketballSideToTell } from '#sports/basketball/domain/story/basketball-game-to-tell.ts';
import type { BasketballClubToTell } from '#sports/basketball/domain/story/basketball-story.ts';
import type { PlayerToTell, TennisMatchToTell } from '#sports/tennis/domain/story/tennis-match-to-tell.ts';
import { bestOfSets, surfaces } from '#sports/tennis/domain/tennis-event.ts';
import type { BestOf, TennisScore } from '#sports/tennis/domain/tennis-score.ts';

const players =
  'Alcaraz Djokovic Sinner Medvedev Lehečka Świątek Vondroušová Badosa Auger-Aliassime Ruud Tsitsipas Maia Zverev Sakkari'.split(' ');
const tournaments = [
  { slug: 'wimbledon', name: 'Wimbledon' },
  { slug: 'french-open-women', name: 'French Open' },
  { slug: 'us-open', name: 'US Open' },
  { slug: 'rome', name: 'Italian Open' },
  { slug: 'acapulco', name: 'Acapulco' },
  { slug: 'vienna', name: 'Vienna' },
];

const clubs: readonly BasketballClubToTell[] = [
  { slug: 'denver-nuggets', name: 'Denver Nuggets', short: 'Nuggets', isOfNba: true },
  { slug: 'utah-jazz', name: 'Utah Jazz', short: 'Jazz', isOfNba: true },
  { slug: 'san-antonio-spurs', name: 'San Antonio Spurs', short: 'Spurs', isOfNba: true },
  { slug: 'philadelphia-76ers', name: 'Philadelphia 76ers', short: '76ers', isOfNba: true },
  { slug: 'miami-heat', name: 'Miami Heat', short: 'Heat', isOfNba: true },
  { slug: 'panathinaikos-basketball', name: 'Panathinaikos', short: 'Panathinaikos', isOfNba: false },
  { slug: 'real-madrid-basketball', name: 'Real Madrid', short: 'Real Madrid', isOfNba: false },
];

const pick = <Item>(items: readonly Item[], random: Random) => items[random.integer(items.length)] as Item;

/** Returns two different items. */
function twoOf<Item>(items: readonly Item[], random: Random): [Item, Item] {
  const first = random.integer(items.length);
  return [items[first] as Item, items[(first + 1 + random.integer(items.length - 1)) % items.length] as Item];
}

/** Returns a made-up match by its number, before or after it is played, with some parts missing as in real data. */
export function tennisMatchToTell(number: number): TennisMatchToTell {
  const random = createRandom(number);
  const tour = random.uniform() < 0.5 ? 'atp' : 'wta';
  const bestOf = bestOfSets(tour, random.uniform() < 0.4 ? 'grand-slam' : '500');
  const chance = 0.03 + 0.94 * random.uniform();
  const [first, second] = twoOf(players, random);
  return {
    order: number,
    tour,
    tournament: pick(tournaments, random),
    surface: pick(surfaces, random),
    bestOf,
    ...(random.uniform() < 0.3 && { round: pick(['quarter-final', 'semi-final', 'final'] as const, random) }),
    players: [player(first, random), player(second, random)],
    meetings: random.uniform() < 0.3 ? [0, 0] : [random.integer(5), random.integer(4)],
    ...(random.uniform() < 0.95 && { forecast: { chances: [chance, 1 - chance], basis: random.uniform() < 0.7 ? 'price' : 'rating' } }),
    ...(random.uniform() < 0.5 && resultAndCourse(bestOf, random)),
  };
}

/** Returns a result, for some with the games in an order that gives it. */
function resultAndCourse(bestOf: BestOf, random: Random): Pick<TennisMatchToTell, 'result' | 'course'> {
  const result = tennisResult(bestOf, random);
  if (result.sets === undefined || random.uniform() < 0.3) return { result };
  const games = result.sets.map(({ games: [first, second] }) => {
    const winners = winnersOfSet([first, second], random);
    return winners.map((winner, index) => ({ server: (index % 2) as Side, winner }));
  });
  const tieBreaks = games.flatMap((set, index) => {
    if (set.length !== 13) return [];
    const winner = (set.at(-1) as (typeof set)[number]).winner;
    const points = [...Array<Side>(6).fill(winner), ...Array<Side>(6).fill(winner === 0 ? 1 : 0)];
    return [{ set: index, firstServer: 0 as const, points: [...shuffle(points, random), winner, winner] }];
  });
  return { result, course: { games, tieBreaks } };
}

/** Returns the winners of the games of a set in an order in which the set ends with the last game. */
function winnersOfSet([first, second]: Pair<number>, random: Random): Side[] {
  const winner: Side = first > second ? 0 : 1;
  const games = (own: number, other: number) => shuffle([...Array<Side>(own).fill(0), ...Array<Side>(other).fill(1)], random);
  const isTieBreak = first + second === 13;
  if (isTieBreak) return [...games(5, 5), ...games(1, 1), winner];
  return [...(winner === 0 ? games(first - 1, second) : games(first, second - 1)), winner];
}

function player(name: string, random: Random): PlayerToTell {
  const share = random.uniform();
  const rank = random.uniform() < 0.15 ? null : 1 + random.integer(random.uniform() < 0.5 ? 30 : 300);
  return {
    name,
    ...(random.uniform() < 0.9 && { rank }),
    results: Array.from({ length: random.integer(14) }, () => {
      const won = random.uniform() < share;
      return { won, retired: random.uniform() < 0.1 };
    }),
    onSurface: { won: random.integer(14), lost: random.integer(8) },
    ...(random.uniform() < 0.6 && {
      inTournament: { matches: 1 + random.integer(5), setsLost: random.integer(3), lastInAllSets: random.uniform() < 0.2 },
    }),
  };
}

function tennisResult(bestOf: 3 | 5, random: Random): TennisScore {
  const winner = random.integer(2) as 0 | 1;
  const ending = random.uniform() < 0.8 ? 'completed' : pick(['retired', 'walkover', 'awarded', 'disqualified'] as const, random);
  if (ending === 'walkover') return { winner, ending, sets: [] };
  const won = (side: number) => {
    const [more, less] = random.uniform() < 0.3 ? [7, 6] : [6, random.integer(5)];
    return { games: (side === 0 ? [more, less] : [less, more]) as Pair<number> };
  };
  const lost = Array.from({ length: random.integer((bestOf + 1) / 2) }, () => won(1 - winner));
  const sets = [...lost, ...Array.from({ length: (bestOf - 1) / 2 }, () => won(winner))];
  const shuffled = random.uniform() < 0.5 ? sets : [...sets].reverse();
  if (ending === 'completed') return { winner, ending, sets: [...shuffled, won(winner)] };
  return { winner, ending, sets: [...shuffled.slice(0, random.integer(2)), { games: [2, 1] }] };
}

/** Returns a made-up game by its number, before or after it is played. */
export function basketballGameToTell(number: number): BasketballGameToTell<BasketballClubToTell> {
  const random = createRandom(number);
  const [home, away] = twoOf(clubs, random);
  const chance = 0.05 + 0.9 * random.uniform();
  return {
    order: number,
    stage: random.uniform() < 0.8 ? 'regular' : pick(['cup-final', 'play-in', 'playoffs'] as const, random),
    home: side(home, 3, random),
    away: side(away, 4, random),
    meetings: random.uniform() < 0.4 ? [0, 0] : [random.integer(3), random.integer(3)],
    ...(random.uniform() < 0.95 && {
      forecast: {
        chances: [chance, 1 - chance] as const,
        ...(random.uniform() < 0.8 && { spread: Math.round(2 * 14 * (0.5 - chance)) / 2 }),
        basis: random.uniform() < 0.7 ? ('price' as const) : ('rating' as const),
      },
    }),
    ...(random.uniform() < 0.5 && { result: basketballResult(random) }),
  };
}

function basketballResult(random: Random): NonNullable<BasketballGameToTell<unknown>['result']> {
  const afterOvertime = random.uniform() < 0.1;
  const quarters = Array.from({ length: 4 }, () => [15 + random.integer(20), 15 + random.integer(20)] as [number, number]);
  const sums = quarters.reduce(([home, away], [first, second]) => [home + first, away + second] as const, [0, 0] as const);
  const lead = sums[0] - sums[1];
  const last = quarters[3] as [number, number];
  if (afterOvertime) last[lead < 0 ? 0 : 1] += Math.abs(lead);
  else if (lead === 0) last[0] += 1;
  const points = quarters.reduce<Pair<number>>(([home, away], [first, second]) => [home + first, away + second], [0, 0]);
  const end: Pair<number> = afterOvertime ? [points[0] + 4, points[1] + 9] : points;
  return {
    points: end,
    afterOvertime,
    ...(random.uniform() < 0.8 && { quarters }),
    ...(random.uniform() < 0.4 && { leads: [random.integer(30) - 15, random.integer(30) - 15, end[0] - end[1]] }),
  };
}

function side(club: BasketballClubToTell, place: number, random: Random): BasketballSideToTell<BasketballClubToTell> {
  const share = random.uniform();
  const results = Array.from({ length: random.integer(60) }, () => random.uniform() < share);
  const won = results.filter(Boolean).length;
  return {
    club,
    ...(random.uniform() < 0.8 && { conference: { of: random.uniform() < 0.7 ? ('east' as const) : ('west' as const), place } }),
    won,
    lost: results.length - won,
    onThisSide: { won: Math.floor(won / 2), lost: Math.floor((results.length - won) / 2) },
    results,
    ...(results.length > 0 && { lastMargin: (results[0] ? 1 : -1) * (1 + random.integer(35)) }),
    ...(results.length > 0 && { restDays: random.integer(3) }),
  };
}
