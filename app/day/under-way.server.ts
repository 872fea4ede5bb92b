import type { Span } from '#data/queries/home/count-matches.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';

const hourMs = 3_600_000;

/**
 * Returns the span in which the matches of a sport start that may be being played at a moment: earlier ones have been marked as awaited by
 * then. It ends an hour after the moment.
 */
export function spanUnderWay(sport: Sport, now: Date): Span {
  const { longestHours, silentHours } = rulesOf(sport).patience;
  return { from: new Date(now.getTime() - (longestHours + silentHours) * hourMs), to: new Date(now.getTime() + hourMs) };
}
