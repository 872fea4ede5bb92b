import type { FeedQuote } from '#data/feeds/feed.ts';
import type { QuoteDepth } from '#demonstration/prices/bookmaker-range.ts';
import { dayMs } from '#demonstration/season/season-weeks.ts';
import { longestMs } from '../match/match-changes.ts';
import type { PlannedMatch } from '../season/planned-match.ts';
import { earliestOpeningMs } from './market-opinion.ts';
import { quoteMoments, quotesBetween } from './match-quotes.ts';

/** Time after a match for which its main lines are given; later only the first and last prices of some are. */
const mainLinesMs = 14 * dayMs;

/** Returns the prices of a match written after one moment and until another. Matches that are not played have none. */
export function quotesOf(match: PlannedMatch, afterMs: number, untilMs: number): FeedQuote[] {
  if (match.fate === 'cancelled' || match.fate === 'awarded') return [];
  const age = untilMs - match.kickoffMs;
  const depth: QuoteDepth = age <= longestMs ? 'everything' : age <= mainLinesMs ? 'main-lines' : 'ends';
  return quotesBetween(match, depth, afterMs, untilMs);
}

const moments = new WeakMap<PlannedMatch, Float64Array>();

/** Returns true when a price was written after one moment and until another; in most cases without computing prices. */
export function wasQuoted(match: PlannedMatch, afterMs: number, untilMs: number): boolean {
  if (match.kickoffMs <= afterMs || match.kickoffMs - earliestOpeningMs > untilMs) return false;
  let written = moments.get(match);
  if (written === undefined) {
    written = Float64Array.from(quoteMoments(match, 'everything'), ({ at }) => at).sort();
    moments.set(match, written);
  }
  const next = written.find((at) => at > afterMs);
  return next !== undefined && next <= untilMs;
}
