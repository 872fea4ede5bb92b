import type { Span } from '#data/queries/home/count-matches.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';

const hourMs = 3_600_000;

/**
 * Returns the span of starts of the matches that may be in play at a moment. A match that started before this span and has no result is marked as
 * awaited by then. The span ends an hour after the moment.
 */
export function spanUnderWay(sport: Sport, now: Date): Span {
  const { longestHours, silentHours } = rulesOf(sport).patience;
  return { from: new Date(now.getTime() - (longestHours + silentHours) * hourMs), to: new Date(now.getTime() + hourMs) };
}
