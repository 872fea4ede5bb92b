import type { FeedBatch, FeedMatch, UndatedMatch } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import type { ToldStatus } from '#domain/match/match-status.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';

/** The beginning of the clocks of computers. */
const zeroMoment = '1970-01-01T00:00:00.000Z';
const firstYear = 1900;

/** Returns false for the dates that stand for an unknown one at providers: `0001-01-01` and the first second of 1970. */
export function tellsDay(moment: string): boolean {
  const utc = new Date(moment);
  return utc.getUTCFullYear() >= firstYear && utc.toISOString() !== zeroMoment;
}

/**
 * Returns the kick-off that a provider tells of a match; undefined where it tells no day. Midnight UTC of a match that was put off or called off
 * stands for an unknown hour.
 *
 * @param moment the provider's date and time, with its zone
 * @param isHourOpen true where the provider says that only the day is meant
 */
export function toldKickoff(moment: string, status: ToldStatus, isHourOpen: boolean): Kickoff | undefined {
  if (!tellsDay(moment)) return undefined;
  const utc = new Date(moment);
  const isOff = status === 'postponed' || status === 'cancelled';
  const isMidnight = utc.toISOString().endsWith('T00:00:00.000Z');
  if (!isHourOpen && !(isOff && isMidnight)) return { known: true, utc };
  const day = parseLocalDay((isHourOpen ? moment : utc.toISOString()).slice(0, 10));
  return day === undefined ? undefined : { known: false, day };
}

/** Returns the matches of a batch, those apart of which the day is not told. */
export function datedAndUndated(told: readonly (FeedMatch | UndatedMatch)[]): Pick<FeedBatch, 'matches' | 'undated'> {
  const matches = told.flatMap((match) => (match.kickoff === undefined ? [] : [match]));
  const undated = told.flatMap((match) => (match.kickoff === undefined ? [match] : []));
  return { matches, ...(undated.length === 0 ? {} : { undated }) };
}
