import { samplePoisson } from '#domain/chance/poisson.ts';
import { combineSeeds, createRandom, type Random } from '#domain/chance/random.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchPeriod } from '#domain/match/match-status.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';

/** A stretch of a match, in minutes since its kick-off. */
export interface Stretch {
  readonly period: MatchPeriod;
  readonly from: number;
  readonly to: number;
  /** The minutes on the scoreboard at the beginning of the stretch and, before added time, at its end. */
  readonly firstMinute: number;
  readonly lastMinute: number;
}

interface PlayedGoal {
  /** Minutes since kick-off, breaks included. */
  readonly at: number;
  readonly side: 'home' | 'away';
}

/** A whole match: its goals and the length of each stretch. It does not depend on the present moment. */
export interface MatchPlay {
  readonly stretches: readonly Stretch[];
  /** The goals in order of time. */
  readonly goals: readonly PlayedGoal[];
  readonly penalties?: Goals;
  /** Minutes from kick-off to the final whistle. */
  readonly length: number;
  /** The winner of the match; in the second leg of a tie, the winner of the tie. */
  readonly winner: 'home' | 'away' | 'draw';
}

/** Returns the goals of ninety minutes alone, the same as in `playMatch`: all that a table needs. */
export function regularGoals(seed: number, expected: ExpectedGoals): Goals {
  return drawGoals(createRandom(combineSeeds(seed, 'play')), expected, 1);
}

/**
 * Returns a whole match. When there must be a winner, a draw leads to extra time and from there to penalties.
 *
 * @param lead goals by which the home side is ahead from the first leg of a tie; below 0 it is behind
 */
export function playMatch(seed: number, expected: ExpectedGoals, mustHaveWinner: boolean, lead = 0): MatchPlay {
  const random = createRandom(combineSeeds(seed, 'play'));
  const scored = drawGoals(random, expected, 1);
  const stretches: Stretch[] = [];
  const goals: PlayedGoal[] = [];
  let clock = 0;
  const pass = (period: MatchPeriod, length: number, firstMinute: number, lastMinute: number): Stretch => {
    const stretch = { period, from: clock, to: clock + length, firstMinute, lastMinute };
    stretches.push(stretch);
    clock += length;
    return stretch;
  };
  const first = pass('first-half', 46 + random.integer(4), 1, 45);
  pass('half-time', 15, 45, 45);
  const second = pass('second-half', 47 + random.integer(6), 46, 90);
  goals.push(...spreadGoals([first, second], scored, random));

  let penalties: Goals | undefined;
  if (mustHaveWinner && leaderOf(goals, lead) === 'draw') {
    pass('extra-time-break', 5, 90, 90);
    const third = pass('extra-time', 15 + random.integer(2), 91, 105);
    pass('extra-time-break', 2, 105, 105);
    const fourth = pass('extra-time', 15 + random.integer(3), 106, 120);
    goals.push(...spreadGoals([third, fourth], drawGoals(random, expected, 0.3), random));
    if (leaderOf(goals, lead) === 'draw') {
      pass('extra-time-break', 4, 120, 120);
      const shootOut = shootPenalties(random);
      penalties = shootOut.score;
      pass('penalties', shootOut.kicks, 120, 120);
    }
  }
  const winner = penalties === undefined ? leaderOf(goals, lead) : penalties.home > penalties.away ? 'home' : 'away';
  return { stretches, goals, penalties, length: clock, winner };
}

/** Returns the goals of both sides, drawn from independent Poisson distributions. */
function drawGoals(random: Random, { home, away }: ExpectedGoals, share: number): Goals {
  return { home: samplePoisson(home * share, random), away: samplePoisson(away * share, random) };
}

/** Returns the moments of goals, a little more of them late than early. */
function spreadGoals(halves: readonly [Stretch, Stretch], scored: Goals, random: Random): PlayedGoal[] {
  const [first, second] = halves;
  const firstLength = first.to - first.from;
  const length = firstLength + second.to - second.from;
  const goals = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: scored[side] }, (): PlayedGoal => {
      const played = length * random.uniform() ** 0.92;
      return { side, at: played < firstLength ? first.from + played : second.from + played - firstLength };
    }),
  );
  return goals.sort((one, other) => one.at - other.at);
}

/**
 * Returns the result of a shoot-out: five kicks each, then one each until one side leads; it ends early when it is decided. Three of four
 * are scored.
 */
function shootPenalties(random: Random): { score: Goals; kicks: number } {
  let home = 0;
  let away = 0;
  for (let round = 1; ; round += 1) {
    const left = Math.max(0, 5 - round);
    if (random.uniform() < 0.75) home += 1;
    if (home > away + left + 1 || away > home + left) return { score: { home, away }, kicks: round * 2 - 1 };
    if (random.uniform() < 0.75) away += 1;
    const decided = round >= 5 ? home !== away : Math.abs(home - away) > left;
    if (decided) return { score: { home, away }, kicks: round * 2 };
  }
}

function leaderOf(goals: readonly PlayedGoal[], headStart: number): 'home' | 'away' | 'draw' {
  const lead = goals.reduce((sum, { side }) => sum + (side === 'home' ? 1 : -1), headStart);
  return lead === 0 ? 'draw' : lead > 0 ? 'home' : 'away';
}

/** Returns the goals scored until so many minutes after kick-off. */
export function goalsUntil(play: MatchPlay, minutes: number): Goals {
  let home = 0;
  let away = 0;
  for (const { at, side } of play.goals) {
    if (at > minutes) break;
    if (side === 'home') home += 1;
    else away += 1;
  }
  return { home, away };
}

/** Returns the minute on the scoreboard so many minutes after kick-off. */
export function boardMinute(stretch: Stretch, minutes: number): { minute: number; addedMinute?: number } {
  const minute = stretch.firstMinute + Math.floor(minutes - stretch.from);
  return minute <= stretch.lastMinute
    ? { minute }
    : stretch.firstMinute >= stretch.lastMinute
      ? { minute: stretch.lastMinute }
      : { minute: stretch.lastMinute, addedMinute: minute - stretch.lastMinute };
}
