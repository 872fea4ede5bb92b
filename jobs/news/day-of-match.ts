import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { SeasonMatch } from '#sports/football/data/queries/news/list-season-matches.ts';

/** Returns the day of a match in its league's time zone; of a match whose hour is unknown, the stored day. */
export function dayOfMatch({ kickoffUtc, kickoffKnown }: Pick<SeasonMatch, 'kickoffUtc' | 'kickoffKnown'>, zone: string): LocalDay {
  return localDayOf(kickoffUtc, kickoffKnown ? zone : 'UTC');
}
