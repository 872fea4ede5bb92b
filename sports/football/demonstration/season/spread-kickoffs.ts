import { dayMs, dayNumber } from '#demonstration/season/season-weeks.ts';
import type { ScheduledMatch } from './match-days.ts';
import { fateOf } from './match-fate.ts';
import type { ZoneOffsets } from './zone-offsets.ts';

/** Min number of matches in play at every moment. */
export const minLive = 2;

const stepMs = 15 * 60_000;
const stepsOfDay = 96;
/**
 * Number of quarter hours in which a match is certainly in play: no match is over sooner than 105 minutes after its kick-off, two halves of 45 and a
 * break of 15.
 */
const stepsInPlay = 7;

/** Leagues whose hours readers know by heart; their matches are moved last. */
const wellKnown = new Set(['england', 'spain', 'germany', 'italy', 'france']);

/**
 * Moves kick-offs within their UTC day so that at every moment at least `minLive` matches are in play. Each quarter hour with too few is filled with
 * the match for which that hour is the least unusual. Each day is settled separately, so a day's hours do not depend on the other requested days; the
 * last 105 minutes of a day are left alone, because they reach into the next one. Matches that are needed at their hours are marked as not
 * dispensable.
 */
export function spreadKickoffs(matches: readonly ScheduledMatch[], offsets: ZoneOffsets): void {
  const byDay = Map.groupBy(matches, ({ kickoffMs }) => dayNumber(kickoffMs));
  const late = new Map<number, number[]>();
  for (const [day, ofDay] of byDay) late.set(day, ofDay.map((match) => stepOf(match, day)).filter(reachesNextDay));
  for (const [day, ofDay] of byDay) spreadDay(day, ofDay, late.get(day - 1) ?? [], offsets);
}

const stepOf = (match: ScheduledMatch, day: number): number => Math.floor((match.kickoffMs - day * dayMs) / stepMs);
const reachesNextDay = (step: number): boolean => step + stepsInPlay > stepsOfDay;

interface Movable {
  readonly match: ScheduledMatch;
  readonly fame: number;
  /** Hours by which the local clock is ahead of UTC at midnight UTC. */
  readonly midnightHour: number;
}

function spreadDay(day: number, matches: readonly ScheduledMatch[], lateBefore: readonly number[], offsets: ZoneOffsets): void {
  const fixed = [...lateBefore.map((step) => step - stepsOfDay), ...matches.map((match) => stepOf(match, day)).filter(reachesNextDay)];
  const movable = matches
    .filter((match) => !reachesNextDay(stepOf(match, day)))
    .map((match): Movable => ({ match, fame: fameOf(match), midnightHour: offsets.around(day, match.round.tournament.zone) / 60 }));
  const customary = movable.map(({ match }) => stepOf(match, day));
  const gentle = fillGaps(movable, customary, fixed, customary);
  const { steps } = gentle.gaps === 0 ? gentle : fillGaps(movable, customary, fixed, []);
  movable.forEach(({ match }, index) => {
    if (steps[index] !== customary[index]) match.kickoffMs = day * dayMs + (steps[index] as number) * stepMs;
  });
  markDispensable(day, matches, lateBefore);
}

/**
 * Returns the steps at which matches begin so that there are no gaps, as far as there are matches to fill them. A match that is at its customary hour
 * from the start is moved only as far as needed; with no such match, each gap takes any match that fits and the customary hours go to the remaining
 * ones, which needs the fewest matches.
 */
function fillGaps(
  movable: readonly Movable[],
  customary: readonly number[],
  fixed: readonly number[],
  standing: readonly number[],
): { steps: number[]; gaps: number } {
  let gaps = 0;
  const inPlay = new Array<number>(stepsOfDay).fill(0);
  const steps: (number | undefined)[] = movable.map((_, index) => standing[index]);
  const moved = new Set<number>();
  for (const step of [...fixed, ...standing]) occupy(inPlay, step, 1);
  for (let empty = 0; empty < stepsOfDay; empty += 1) {
    // The last hour is filled from the latest kick-off that does not reach into the next day.
    const step = Math.min(empty, stepsOfDay - stepsInPlay);
    while ((inPlay[empty] as number) < minLive) {
      let best: number | undefined;
      let lowest = Number.POSITIVE_INFINITY;
      movable.forEach(({ fame, midnightHour }, index) => {
        if (moved.has(index)) return;
        const from = steps[index];
        const missed = from === undefined ? Math.abs((customary[index] as number) - step) / 40 : missedWithout(inPlay, from, empty);
        if (missed === 'needed') return;
        const cost = unusual((step / 4 + midnightHour + 48) % 24) + fame + missed;
        if (cost < lowest) [best, lowest] = [index, cost];
      });
      if (best === undefined) {
        gaps += 1;
        break;
      }
      const left = steps[best];
      if (left !== undefined) occupy(inPlay, left, -1);
      occupy(inPlay, step, 1);
      steps[best] = step;
      moved.add(best);
    }
  }
  return { steps: steps.map((step, index) => step ?? (customary[index] as number)), gaps };
}

function occupy(inPlay: number[], step: number, change: number): void {
  for (let at = Math.max(0, step); at < Math.min(stepsOfDay, step + stepsInPlay); at += 1) inPlay[at] = (inPlay[at] as number) + change;
}

/**
 * Returns the cost of moving a match away: 0 when enough others are in play, more in an hour still to be filled, and `needed` when a gap would be
 * left behind.
 */
function missedWithout(inPlay: readonly number[], from: number, now: number): number | 'needed' {
  let missed = 0;
  for (let at = from; at < Math.min(stepsOfDay, from + stepsInPlay); at += 1) {
    if (at === now) return 'needed';
    if ((inPlay[at] as number) > minLive) continue;
    if (at < now) return 'needed';
    missed += 0.2;
  }
  return missed;
}

/** Returns a penalty for a kick-off at an unusual local hour: 0 from 11 to 22 o'clock, more with every hour before or after. */
function unusual(localHour: number): number {
  if (localHour >= 11 && localHour <= 22) return 0;
  return localHour < 11 && localHour > 4 ? (11 - localHour) * 1.5 : ((localHour + 2) % 24) * 2;
}

function fameOf({ round: { tournament } }: ScheduledMatch): number {
  const tier = tournament.tier ?? 1;
  if (tournament.type === 'cup') return 30;
  return Math.max(0, 2 - tier * 0.5) + (tier === 1 && wellKnown.has(tournament.country) ? 6 : 0);
}

function markDispensable(day: number, matches: readonly ScheduledMatch[], lateBefore: readonly number[]): void {
  const inPlay = new Array<number>(stepsOfDay).fill(0);
  for (const step of lateBefore) occupy(inPlay, step - stepsOfDay, 1);
  for (const match of matches) occupy(inPlay, stepOf(match, day), 1);
  for (const match of matches) {
    const step = stepOf(match, day);
    match.dispensable = !reachesNextDay(step) && inPlay.slice(step, step + stepsInPlay).every((count) => count > minLive);
    if (match.dispensable && fateOf(match) !== 'played') occupy(inPlay, step, -1);
  }
}
