import type { Span } from '#data/queries/home/count-matches.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';

const hourMs = 3_600_000;

/** Returns the span in which the matches of a sport begin that may be played at a moment: one of before it has been marked as awaited by then. */
export function spanUnderWay(sport: Sport, now: Date): Span {
  const { longestHours, silentHours } = rulesOf(sport).patience;
  return { from: new Date(now.getTime() - (longestHours + silentHours) * hourMs), to: new Date(now.getTime() + hourMs) };
}
