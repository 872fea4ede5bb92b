import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { SeasonMatch } from '#sports/football/data/queries/news/list-season-matches.ts';

/** Returns the day of a match in the zone of its league; of a match without an hour its day as it is known. */
export function dayOfMatch({ kickoffUtc, kickoffKnown }: Pick<SeasonMatch, 'kickoffUtc' | 'kickoffKnown'>, zone: string): LocalDay {
  return localDayOf(kickoffUtc, kickoffKnown ? zone : 'UTC');
}
