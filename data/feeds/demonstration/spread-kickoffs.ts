import type { SetMatch } from './match-days.ts';
import { dayMs, dayNumber } from './season-weeks.ts';
import type { ZoneOffsets } from './zone-offsets.ts';

/** How many matches must be in play at every moment. */
export const leastLive = 3;

const stepMs = 15 * 60_000;
const stepsOfDay = 96;
/** No match is over sooner than 105 minutes after its kick-off: two halves of 45 and a break of 15. */
const stepsInPlay = 7;

/** Leagues whose hours readers know by heart; theirs are moved last. */
const wellKnown = new Set(['england', 'spain', 'germany', 'italy', 'france']);

/**
 * Moves kick-offs within their UTC day so that at every moment at least `leastLive` matches are in play. It goes through
 * the day in quarters of an hour; where too few are in play, the match is moved for which that hour is the least
 * unusual. Each day is settled on its own, so a day's hours do not depend on which other days are asked for; the last
 * 105 minutes of a day are left as they are, because they reach into the next one. Matches that are needed
 * where they stand are marked as not dispensable.
 */
export function spreadKickoffs(matches: readonly SetMatch[], offsets: ZoneOffsets): void {
  const byDay = Map.groupBy(matches, ({ kickoffMs }) => dayNumber(kickoffMs));
  const late = new Map<number, number[]>();
  for (const [day, ofDay] of byDay) late.set(day, ofDay.map((match) => stepOf(match, day)).filter(reachesNextDay));
  for (const [day, ofDay] of byDay) spreadDay(day, ofDay, late.get(day - 1) ?? [], offsets);
}

const stepOf = (match: SetMatch, day: number): number => Math.floor((match.kickoffMs - day * dayMs) / stepMs);
const reachesNextDay = (step: number): boolean => step + stepsInPlay > stepsOfDay;

function spreadDay(day: number, matches: readonly SetMatch[], lateBefore: readonly number[], offsets: ZoneOffsets): void {
  const inPlay = new Array<number>(stepsOfDay + stepsInPlay).fill(0);
  const occupy = (step: number, change: number): void => {
    for (let at = Math.max(0, step); at < step + stepsInPlay; at += 1) inPlay[at] = (inPlay[at] as number) + change;
  };
  for (const step of lateBefore) occupy(step - stepsOfDay, 1);
  for (const match of matches) occupy(stepOf(match, day), 1);
  const settled = new Set(matches.filter((match) => reachesNextDay(stepOf(match, day)) || match.round.tournament.type === 'cup'));
  const candidates = matches
    .filter((match) => !settled.has(match))
    .map((match) => ({ match, localHourAtMidnight: offsets.around(day, match.round.tournament.zone) / 60, fame: fameOf(match) }));

  for (let step = 0; step < stepsOfDay - stepsInPlay + 1; step += 1) {
    while ((inPlay[step] as number) < leastLive) {
      let best: (typeof candidates)[number] | undefined;
      let lowest = Number.POSITIVE_INFINITY;
      for (const candidate of candidates) {
        if (settled.has(candidate.match)) continue;
        const from = stepOf(candidate.match, day);
        const missed = missedWithout(inPlay, from, step);
        if (missed === 'needed') continue;
        const cost = unusual((step / 4 + candidate.localHourAtMidnight + 48) % 24) + candidate.fame + missed;
        if (cost < lowest) [best, lowest] = [candidate, cost];
      }
      if (best === undefined) break;
      occupy(stepOf(best.match, day), -1);
      occupy(step, 1);
      best.match.kickoffMs = day * dayMs + step * stepMs;
      settled.add(best.match);
    }
  }
  markDispensable(day, matches, inPlay, occupy);
}

/** What it costs to take a match away: nothing from a crowd, something from an hour still to be filled, and never a gap behind. */
function missedWithout(inPlay: readonly number[], from: number, now: number): number | 'needed' {
  let missed = 0;
  for (let at = from; at < from + stepsInPlay; at += 1) {
    if (at === now) return 'needed';
    if ((inPlay[at] as number) > leastLive) continue;
    if (at < now) return 'needed';
    missed += 0.4;
  }
  return missed;
}

/** How unusual a kick-off at this local hour is: 0 from 11 to 22 o'clock, more with every hour before or after. */
function unusual(localHour: number): number {
  if (localHour >= 11 && localHour <= 22) return 0;
  return localHour < 11 && localHour > 4 ? (11 - localHour) * 1.5 : ((localHour + 2) % 24) * 2;
}

function fameOf({ round: { tournament } }: SetMatch): number {
  const tier = tournament.tier ?? 1;
  return Math.max(0, 2 - tier * 0.5) + (tier === 1 && wellKnown.has(tournament.country) ? 6 : 0);
}

function markDispensable(day: number, matches: readonly SetMatch[], inPlay: readonly number[], occupy: (step: number, change: number) => void): void {
  for (const match of matches) {
    const step = stepOf(match, day);
    match.dispensable = !reachesNextDay(step) && inPlay.slice(step, step + stepsInPlay).every((count) => count > leastLive);
    if (match.dispensable && fallsOut(match)) occupy(step, -1);
  }
}

/** Of a thousand matches about a dozen do not take place as set. */
export function fallsOut(match: SetMatch): boolean {
  return fateOf(match) !== 'played';
}

export type Fate = 'played' | 'postponed' | 'cancelled' | 'abandoned' | 'awarded';

/** What becomes of a match that the demonstration can do without; in cups everything is played, so that a winner goes on. */
export function fateOf({ round, seed, dispensable }: SetMatch): Fate {
  if (!dispensable || round.tournament.type === 'cup') return 'played';
  const chance = ((seed ^ 0x5bd1e995) >>> 0) / 4_294_967_296;
  if (chance < 0.013) return 'postponed';
  if (chance < 0.0135) return 'cancelled';
  if (chance < 0.0143) return 'abandoned';
  if (chance < 0.0148) return 'awarded';
  return 'played';
}
