import type { Span } from '#data/queries/home/count-matches.ts';
import type { Sport } from '#domain/sports/sport.ts';

const hourMs = 3_600_000;
/** A match that began longer ago than this is not being played, whatever a silent feed left behind. */
const longestMatchMs: Readonly<Record<Sport, number>> = { football: 6 * hourMs, tennis: 8 * hourMs, basketball: 8 * hourMs };

/** Returns the span in which the matches of a sport begin that may be played at a moment. */
export function spanUnderWay(sport: Sport, now: Date): Span {
  return { from: new Date(now.getTime() - longestMatchMs[sport]), to: new Date(now.getTime() + hourMs) };
}
