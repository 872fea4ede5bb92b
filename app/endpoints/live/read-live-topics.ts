import { ApiError } from '#app/endpoints/api/api-error.ts';
import type { LiveTopics } from '#data/queries/live/list-live-events.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';

/** The parameters of a subscription. */
export const topicParameters = ['match', 'competition', 'day', 'sport'] as const;

/** Max number of topics of a subscription: more than the longest list of a page shows. */
export const maxTopics = 200;

const number = /^[1-9]\d{0,8}$/;

/**
 * Returns the topics of `match=12,13&competition=4&day=2026-11-21&sport=tennis`: at least one and at most 200, sorted and without duplicates, so
 * that those who watch the same share what is sent.
 *
 * @throws ApiError that names the parameter at fault
 */
export function readLiveTopics(parameters: URLSearchParams): LiveTopics {
  const topics: LiveTopics = {
    matches: readNumbers(parameters, 'match'),
    competitions: readNumbers(parameters, 'competition'),
    days: readDays(parameters),
    sports: readSports(parameters),
  };
  const count = topics.matches.length + topics.competitions.length + topics.days.length + topics.sports.length;
  if (count === 0) throw new ApiError(400, 'missing_parameter', 'match, competition, day or sport is needed.', 'match');
  if (count > maxTopics)
    throw new ApiError(400, 'out_of_range', `At most ${maxTopics} matches, competitions and days can be watched at once, not ${count}.`);
  return topics;
}

function readNumbers(parameters: URLSearchParams, name: 'match' | 'competition'): number[] {
  return listOf(parameters, name).map((text) => {
    if (!number.test(text))
      throw new ApiError(400, 'malformed_id', `"${text}" is no ${name}'s number; several are joined by commas, as 12,13.`, name);
    return Number(text);
  });
}

function readDays(parameters: URLSearchParams): string[] {
  return listOf(parameters, 'day').map((text) => {
    if (parseLocalDay(text) === undefined)
      throw new ApiError(400, 'malformed_day', `day is one such as 2026-11-21, or several joined by commas, not "${text}".`, 'day');
    return text;
  });
}

function readSports(parameters: URLSearchParams): Sport[] {
  return listOf(parameters, 'sport').map((text) => {
    const sport = sports.find((known) => known === text);
    if (sport === undefined)
      throw new ApiError(
        400,
        'unknown_sport',
        `sport is one of ${sports.join(', ')}, or several joined by commas, not "${text}".`,
        'sport',
      );
    return sport;
  });
}

function listOf(parameters: URLSearchParams, name: (typeof topicParameters)[number]): string[] {
  const text = parameters.get(name);
  return text === null ? [] : [...new Set(text.split(','))].sort();
}

/** Returns the last event that the caller knows, from `after=1234`; undefined when it is left out. */
export function readAfter(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('after');
  return text === null ? undefined : toSequence(text, 'after is the number of an event', 'after');
}

/** Returns the last event that a reconnecting browser knows, from its header `Last-Event-ID`; undefined when the header is absent or empty. */
export function readLastEventId(header: string | undefined): number | undefined {
  return header === undefined || header === '' ? undefined : toSequence(header, 'the header Last-Event-ID is the number of an event', null);
}

function toSequence(text: string, rule: string, parameter: string | null): number {
  if (!/^\d{1,15}$/.test(text)) throw new ApiError(400, 'malformed_id', `${rule}, not "${text}".`, parameter);
  return Number(text);
}
