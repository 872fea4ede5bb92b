import type { PlaceInTime } from '#data/queries/prediction/place-in-time.ts';
import { firstSport, type Sport, sports } from '#domain/sports/sport.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { ApiError } from './api-error.ts';

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxIds = 500;

/** Throws ApiError for parameters that the address does not know, and for known ones given twice, so that no parameter is silently ignored. */
export function refuseUselessParameters(parameters: URLSearchParams, known: readonly string[]): void {
  for (const name of parameters.keys()) {
    if (!known.includes(name))
      throw new ApiError(400, 'unknown_parameter', `There is no parameter "${name}" here; known: ${known.join(', ') || 'none'}.`, name);
    if (parameters.getAll(name).length > 1)
      throw new ApiError(400, 'repeated_parameter', `${name} may be given once; a list is joined by commas.`, name);
  }
}

/** Returns the requested fields from `only=id,name`; all of them when it is left out. */
export function readFields<Field extends string>(parameters: URLSearchParams, fields: readonly Field[]): readonly Field[] {
  const text = parameters.get('only');
  if (text === null) return fields;
  const wanted = text.split(',').map((field) => field.trim());
  for (const field of wanted) {
    if (!(fields as readonly string[]).includes(field)) {
      throw new ApiError(400, 'unknown_field', `There is no field "${field}"; known: ${fields.join(', ')}.`, 'only');
    }
  }
  return fields.filter((field) => wanted.includes(field));
}

/** Returns `limit=15`: a whole number from 1 to `most`; `most` when it is left out. */
export function readLimit(parameters: URLSearchParams, most: number): number {
  const text = parameters.get('limit');
  if (text === null) return most;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > most)
    throw new ApiError(400, 'out_of_range', `limit is a whole number from 1 to ${most}, not "${text}".`, 'limit');
  return limit;
}

/** Returns `ids=england.premier-league,spain.laliga`: at least one and at most 500. */
export function readIds(parameters: URLSearchParams): readonly string[] {
  const text = parameters.get('ids');
  if (text === null) throw new ApiError(400, 'missing_parameter', 'ids is needed: tournament ids joined by commas.', 'ids');
  const ids = text.split(',').map((id) => id.trim());
  if (ids.length > maxIds)
    throw new ApiError(400, 'out_of_range', `At most ${maxIds} ids can be asked for at once, not ${ids.length}.`, 'ids');
  for (const id of ids) {
    if (!idPattern.test(id))
      throw new ApiError(400, 'malformed_id', `"${id}" is no tournament id; one looks like england.premier-league.`, 'ids');
  }
  return ids;
}

/** Returns `day=2026-11-28`; undefined when it is left out. */
export function readDay(parameters: URLSearchParams): LocalDay | undefined {
  const text = parameters.get('day');
  const day = text === null ? undefined : parseLocalDay(text);
  if (text !== null && day === undefined)
    throw new ApiError(400, 'malformed_day', `"${text}" is no day; one looks like 2026-11-28.`, 'day');
  return day;
}

/** Returns `sport=tennis`; football when it is left out. */
export function readSport(parameters: URLSearchParams): Sport {
  const text = parameters.get('sport') ?? firstSport;
  const sport = sports.find((known) => known === text);
  if (sport === undefined) throw new ApiError(400, 'unknown_sport', `There is no sport "${text}"; known: ${sports.join(', ')}.`, 'sport');
  return sport;
}

/**
 * Returns `after=1795273200000-123`, the place of a match in a list by kick-off: its kick-off in milliseconds since 1970 and its id; undefined
 * when it is left out.
 */
export function readPlace(parameters: URLSearchParams): PlaceInTime | undefined {
  const text = parameters.get('after');
  if (text === null) return undefined;
  const [, kickoff, matchId] = /^(\d{1,14})-(\d{1,9})$/.exec(text) ?? [];
  if (kickoff === undefined)
    throw new ApiError(400, 'malformed_id', `after is taken from the link to the next page, and "${text}" is not.`, 'after');
  return { kickoffUtc: new Date(Number(kickoff)), matchId: Number(matchId) };
}

/** Returns the header that leads to the next page of a list at an address (RFC 8288); none at the end of the list. */
export function nextPage(address: string, next: PlaceInTime | undefined): { readonly Link?: string } {
  if (next === undefined) return {};
  return { Link: `<${nextAddress(address, next)}>; rel="next"` };
}

/** Returns the path and parameters of the next page of a list at an address. */
export function nextAddress(address: string, { kickoffUtc, matchId }: PlaceInTime): string {
  const url = new URL(address);
  url.searchParams.set('after', `${kickoffUtc.getTime()}-${matchId}`);
  return url.pathname + url.search;
}
