import { ApiError } from '#app/endpoints/api/api-error.ts';
import type { LiveTopics } from '#data/queries/live/list-live-events.ts';

/** The parameters of a subscription. */
export const topicParameters = ['match', 'competition', 'day'] as const;

/** More than the longest list of a page shows. */
export const mostTopics = 200;

const number = /^[1-9]\d{0,8}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads `match=12,13&competition=4&day=2026-11-21`: at least one topic and at most 200, in one order whatever was given first, so that
 * those who watch the same share what is sent.
 */
export function readLiveTopics(parameters: URLSearchParams): LiveTopics {
  const listOf = (name: (typeof topicParameters)[number], pattern: RegExp, example: string): string[] => {
    const text = parameters.get(name);
    if (text === null) return [];
    const values = [...new Set(text.split(','))].sort();
    for (const value of values) {
      if (!pattern.test(value))
        throw new ApiError(
          400,
          'malformed_id',
          `"${value}" is no ${name}; ${name} is given as ${example}, several joined by commas.`,
          name,
        );
    }
    return values;
  };
  const topics: LiveTopics = {
    matches: listOf('match', number, '1234').map(Number),
    competitions: listOf('competition', number, '12').map(Number),
    days: listOf('day', day, '2026-11-21'),
  };
  const count = topics.matches.length + topics.competitions.length + topics.days.length;
  if (count === 0) throw new ApiError(400, 'missing_parameter', 'match, competition or day is needed.', 'match');
  if (count > mostTopics)
    throw new ApiError(400, 'out_of_range', `At most ${mostTopics} matches, competitions and days can be watched at once, not ${count}.`);
  for (const value of topics.days) {
    if (Number.isNaN(Date.parse(value))) throw new ApiError(400, 'malformed_id', `"${value}" is no day of the calendar.`, 'day');
  }
  return topics;
}

/** Reads the sequence of the last event that a browser has heard of; undefined where it has heard of none. */
export function readAfter(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined || text === '') return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new ApiError(400, 'malformed_id', `"${text}" is no number of an event.`, 'after');
  return Number(text);
}
