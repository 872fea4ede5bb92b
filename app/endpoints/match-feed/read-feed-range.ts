import { ApiError } from '#app/endpoints/api/api-error.ts';
import { readPlace } from '#app/endpoints/api/read-parameters.ts';
import type { PlaceInTime } from '#data/queries/prediction/place-in-time.ts';
import { addDays, type LocalDay, localDayOf, parseLocalDay } from '#domain/time/local-day.ts';

/** The days of a feed in UTC, and its competition. */
export interface FeedRange {
  readonly from: LocalDay;
  readonly to: LocalDay;
  readonly competition: string | undefined;
  /** The place from which a page goes on; undefined for the first one. */
  readonly after: PlaceInTime | undefined;
}

/** The parameters that the feed understands. */
export const feedParameters = ['from', 'to', 'competition', 'after'] as const;

const daysBack = 1;
const daysAhead = 7;
export const maxDays = 31;
const dayMs = 86_400_000;

/**
 * Returns the range of `from=2026-11-20`, `to=2026-11-28` and `competition=england.premier-league`; by default from yesterday to a week ahead,
 * of all competitions.
 */
export function readFeedRange(parameters: URLSearchParams, now: Date): FeedRange {
  const today = localDayOf(now, 'UTC');
  const [first, last] = [readDay(parameters, 'from'), readDay(parameters, 'to')];
  const from = first ?? (last === undefined ? addDays(today, -daysBack) : addDays(last, -daysBack - daysAhead));
  const to = last ?? (first === undefined ? addDays(today, daysAhead) : addDays(first, daysBack + daysAhead));
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw new ApiError(400, 'out_of_range', `to may not be before from, and ${to} is before ${from}.`, 'to');
  if (days > maxDays)
    throw new ApiError(400, 'out_of_range', `from ${from} to ${to} are ${days} days; at most ${maxDays} can be asked for.`, 'to');
  return { from, to, competition: readCompetition(parameters), after: readPlace(parameters) };
}

/** Returns every day of a range. */
export function daysOf({ from, to }: FeedRange): LocalDay[] {
  return Array.from({ length: (Date.parse(to) - Date.parse(from)) / dayMs + 1 }, (_, index) => addDays(from, index));
}

function readDay(parameters: URLSearchParams, name: 'from' | 'to'): LocalDay | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  const day = parseLocalDay(text);
  if (day === undefined) throw new ApiError(400, 'malformed_day', `${name} is a day such as 2026-11-21, not "${text}".`, name);
  return day;
}

function readCompetition(parameters: URLSearchParams): string | undefined {
  const text = parameters.get('competition');
  if (text === null) return undefined;
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text;
  throw new ApiError(400, 'malformed_id', `"${text}" is no competition's id; one looks like england.premier-league.`, 'competition');
}
