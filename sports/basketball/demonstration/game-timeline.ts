import { combineSeeds, createRandom, type Random } from '#domain/chance/random.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import { overtimeSeconds } from '../domain/forecast/time-left.ts';
import { gamePoints } from './game-points.ts';
import type { PlannedGame } from './planned-game.ts';

/** Seconds of play per stretch; the clock is stopped once in each. */
export const stretchSeconds = 30;
export const breakSeconds = 120;
export const halfTimeSeconds = 900;
/** Seconds of a time-out; a quarter has two or three. */
const timeOutSeconds = 75;
const timeOutsEach = 10;

export interface Basket {
  /** Seconds of play since the period began. */
  readonly at: number;
  readonly side: Side;
  readonly points: 1 | 2 | 3;
}

/** A quarter or an overtime. */
export interface Period {
  readonly kind: 'quarter' | 'overtime';
  readonly playSeconds: number;
  /** Real seconds from tip-off to the beginning and to the end of the period. */
  readonly from: number;
  readonly to: number;
  /** Real seconds from the beginning of the period to the beginning of each stretch, and to the end of the last. */
  readonly stretches: readonly number[];
  readonly baskets: readonly Basket[];
}

const courses = new WeakMap<PlannedGame, readonly Period[]>();

/** Returns the periods of a whole game, with all baskets and the real time that they take: about 2 h 15 min in the NBA, less in Europe. */
export function courseOf(game: PlannedGame): readonly Period[] {
  let course = courses.get(game);
  if (course === undefined) {
    course = playPeriods(game);
    courses.set(game, course);
  }
  return course;
}

function playPeriods(game: PlannedGame): Period[] {
  const { quarters, overtimes } = gamePoints(game);
  const random = createRandom(combineSeeds(game.seed, 'course'));
  const periods: Period[] = [];
  let from = 0;
  for (const [index, points] of [...quarters, ...overtimes].entries()) {
    const kind = index < 4 ? 'quarter' : 'overtime';
    const playSeconds = kind === 'quarter' ? game.league.quarterSeconds : overtimeSeconds;
    const stretches = stretchTimes(playSeconds / stretchSeconds, game.league.restSeconds, random);
    const to = from + (stretches.at(-1) as number);
    periods.push({ kind, playSeconds, from, to, stretches, baskets: basketsOf(points, playSeconds, random) });
    from = to + (index === 1 ? halfTimeSeconds : breakSeconds);
  }
  return periods;
}

/** Returns the real seconds at which each stretch begins: every stretch but the last is followed by a stop of the clock. */
function stretchTimes(count: number, restSeconds: number, random: Random): number[] {
  const times = [0];
  for (let stretch = 0; stretch < count; stretch += 1) {
    const timeOut = random.integer(timeOutsEach) === 0 ? timeOutSeconds : 0;
    const rest = stretch === count - 1 ? 0 : Math.round(2 * restSeconds * random.uniform()) + timeOut;
    times.push((times.at(-1) as number) + stretchSeconds + rest);
  }
  return times;
}

function basketsOf(points: Pair<number>, playSeconds: number, random: Random): Basket[] {
  const ofSide = (side: Side): Basket[] => {
    const values = shotsOf(points[side], random);
    /* A side has the ball about as often as the other: its baskets are spread over the period, none in the last second. */
    return values.map((value, index) => {
      const share = (index + 0.5 + 3 * (random.uniform() - 0.5)) / values.length;
      return { at: Math.floor(Math.min(0.999, Math.max(0.005, share)) * playSeconds), side, points: value };
    });
  };
  return [...ofSide(0), ...ofSide(1)].sort((first, second) => first.at - second.at);
}

/** Returns shots that sum to a number of points: three in ten are worth three points, one in eight is a free throw. */
function shotsOf(points: number, random: Random): (1 | 2 | 3)[] {
  const shots: (1 | 2 | 3)[] = [];
  for (let left = points; left > 0; ) {
    const chance = random.uniform();
    const wanted = chance < 0.3 ? 3 : chance < 0.88 ? 2 : 1;
    const shot = Math.min(wanted, left) as 1 | 2 | 3;
    shots.push(shot);
    left -= shot;
  }
  return shots;
}
