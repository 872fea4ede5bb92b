import { knownBookmakers } from '#data/feeds/bookmakers.ts';
import type { FeedBatch, FeedMatch, FeedProblem, FeedQuote } from '#data/feeds/feed.ts';
import { outlyingBooks } from '#domain/odds/outlying-books.ts';

/**
 * Returns a problem for every quote of a batch that is far from the other bookmakers' prices for the same line at the same time. Such a quote is stored and
 * shown like any other, but is not used for the chances that bookmakers' prices imply together.
 */
export function reportOutlyingBooks({ source, matches }: Pick<FeedBatch, 'source' | 'matches'>): FeedProblem[] {
  return matches.flatMap((match) =>
    [...Map.groupBy(newestQuotes(match), ({ market, line, phase }) => `${market} ${line} ${phase}`).values()].flatMap((ofLine) =>
      outlyingBooks(ofLine.map((quote) => ({ ...quote, kind: knownBookmakers[quote.bookmaker]?.kind ?? 'bookmaker' }))).map(
        ({ bookmaker, market, line, prices }): FeedProblem => ({
          source,
          ...(match.row === undefined ? {} : { row: match.row }),
          field: `${bookmaker} ${market}${line === 0 ? '' : ` ${line}`}`,
          value: `${prices.join(' / ')} (${match.home.name} – ${match.away.name})`,
          code: 'far-from-others',
        }),
      ),
    ),
  );
}

/** Returns the last quote of each bookmaker, line and phase. */
function newestQuotes({ quotes }: FeedMatch): FeedQuote[] {
  const newest = new Map<string, FeedQuote>();
  for (const quote of quotes) {
    const key = `${quote.bookmaker} ${quote.market} ${quote.line} ${quote.phase}`;
    const known = newest.get(key);
    if (known === undefined || known.quotedAt <= quote.quotedAt) newest.set(key, quote);
  }
  return [...newest.values()];
}
