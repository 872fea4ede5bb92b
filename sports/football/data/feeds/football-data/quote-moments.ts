import { type Kickoff, kickoffMoment } from '#domain/match/kickoff.ts';
import type { QuotePhase } from '#domain/odds/quote.ts';
import { addDays, type LocalDay, momentOf } from '#domain/time/local-day.ts';

/** The zone of the site's dates and times, for all countries. */
const siteZone = 'Europe/London';

/** The phase and the time under which the prices of a row are stored. */
export interface QuoteMoments {
  readonly early: { readonly phase: QuotePhase; readonly quotedAt: Date };
  readonly closing: { readonly phase: QuotePhase; readonly quotedAt: Date };
}

const hourMs = 3_600_000;
const collectionTime = '16:00';

/**
 * Returns the times of early and closing prices. The site collects prices on Friday afternoons for the matches of Friday to Monday and on Tuesday
 * afternoons for those of Tuesday to Thursday (its notes.txt), here taken as 16:00 UK time, or as an hour before kick-off if that is earlier. A list
 * of coming matches has the prices at the time of its fetch; the matches in it that were in play by then still have the price collected before them.
 * Closing prices are the last before kick-off.
 *
 * @param kickoff the beginning of the match; for a day without an hour noon UTC counts
 * @param fetched the time of the fetch of a list of coming matches; undefined for a file of results
 */
export function quoteMoments(kickoff: Kickoff, matchDay: LocalDay, fetched: Date | undefined, momentInUk: UkMoment): QuoteMoments {
  const kickoffUtc = kickoffMoment(kickoff);
  const closing = { phase: 'closing', quotedAt: kickoffUtc } as const;
  if (fetched !== undefined && fetched < kickoffUtc) return { early: { phase: 'moving', quotedAt: fetched }, closing };
  const latest = new Date(kickoffUtc.getTime() - hourMs);
  const collected = momentInUk(collectionDay(matchDay), collectionTime);
  const quotedAt = collected < latest ? collected : latest;
  return { early: { phase: fetched === undefined ? 'opening' : 'moving', quotedAt }, closing };
}

/** Returns the Friday on or before a day from Friday to Monday, the Tuesday on or before any other. */
function collectionDay(day: LocalDay): LocalDay {
  const sinceFriday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 2) % 7;
  return addDays(day, sinceFriday <= 3 ? -sinceFriday : 4 - sinceFriday);
}

export type UkMoment = (day: LocalDay, time: string) => Date;

/** Returns a function that turns UK dates and times into moments, and caches them, since many matches begin at once. */
export function ukMoments(): UkMoment {
  const known = new Map<string, Date>();
  return (day, time) => {
    const key = `${day} ${time}`;
    const moment = known.get(key) ?? momentOf(day, time, siteZone);
    known.set(key, moment);
    return moment;
  };
}

/** Returns the time in the name of a fetched file, `2026-01-29T0907Z.csv`. */
export function momentInFileName(name: string): Date | undefined {
  const match = /(\d{4}-\d{2}-\d{2})T(\d{2}):?(\d{2})(?::?(\d{2}))?Z/.exec(name);
  if (match === null) return undefined;
  const moment = new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4] ?? '00'}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
