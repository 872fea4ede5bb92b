import type { FeedBatch, FeedMatch, UndatedMatch } from '#data/feeds/feed.ts';
import type { Kickoff } from '#domain/match/kickoff.ts';
import type { ReportedStatus } from '#domain/match/match-status.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';

/** Zero of computer clocks. */
const zeroMoment = '1970-01-01T00:00:00.000Z';
const firstYear = 1900;

/** Returns true for a real date; false for those that providers send for an unknown one, such as `0001-01-01` and the beginning of 1970. */
export function isRealDate(moment: string): boolean {
  const utc = new Date(moment);
  return utc.getUTCFullYear() >= firstYear && utc.toISOString() !== zeroMoment;
}

/**
 * Returns the kick-off that a provider reports for a match; undefined when it reports no day. For a match that was postponed or cancelled, midnight UTC
 * means an unknown hour.
 *
 * @param moment the provider's date and time, with its zone
 * @param isHourOpen true when the provider states that only the day is known
 */
export function reportedKickoff(moment: string, status: ReportedStatus, isHourOpen: boolean): Kickoff | undefined {
  if (!isRealDate(moment)) return undefined;
  const utc = new Date(moment);
  const isOff = status === 'postponed' || status === 'cancelled';
  const isMidnight = utc.toISOString().endsWith('T00:00:00.000Z');
  if (!isHourOpen && !(isOff && isMidnight)) return { known: true, utc };
  const day = parseLocalDay((isHourOpen ? moment : utc.toISOString()).slice(0, 10));
  return day === undefined ? undefined : { known: false, day };
}

/** Returns the matches of a batch, with those without a day separated. */
export function datedAndUndated(reported: readonly (FeedMatch | UndatedMatch)[]): Pick<FeedBatch, 'matches' | 'undated'> {
  const matches = reported.flatMap((match) => (match.kickoff === undefined ? [] : [match]));
  const undated = reported.flatMap((match) => (match.kickoff === undefined ? [match] : []));
  return { matches, ...(undated.length === 0 ? {} : { undated }) };
}
