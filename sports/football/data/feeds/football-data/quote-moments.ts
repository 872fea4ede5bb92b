import { type Kickoff, kickoffMoment } from '#domain/match/kickoff.ts';
import type { QuotePhase } from '#domain/odds/quote.ts';
import { addDays, type LocalDay, momentOf } from '#domain/time/local-day.ts';

/** The zone in which the site writes its dates and times, of every country. */
const siteZone = 'Europe/London';

/** The phase and the time under which the prices of a row are stored. */
export interface QuoteMoments {
  readonly early: { readonly phase: QuotePhase; readonly quotedAt: Date };
  readonly closing: { readonly phase: QuotePhase; readonly quotedAt: Date };
}

const hourMs = 3_600_000;
const collectionTime = '16:00';

/**
 * The site collects prices on Friday afternoons for the matches of Friday to Monday and on Tuesday afternoons for those
 * of Tuesday to Thursday (its notes.txt), here taken as 16:00 UK time, and an hour before a kick-off that would be past by
 * then. A list of coming matches has prices as they were when it was fetched; the matches in it that were under way by
 * then still carry the price collected before them. Closing prices are the last before kick-off.
 *
 * @param kickoff when the match begins; of a day without an hour noon UTC counts
 * @param fetched when a list of coming matches was fetched; undefined for a file of results
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

/** Returns a function that turns UK dates and times into moments, and remembers them, for many matches begin at once. */
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
