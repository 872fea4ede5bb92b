import type { z } from 'zod';
import type { QuotePhase } from '#domain/odds/quote.ts';
import type { RowProblem } from '../problems-of-row.ts';
import { type AnswerEvent, bookmakerSchema, outcomesSchema, parsePart, updateSchema } from './answer.ts';
import { bookmakerSlugs } from './bookmaker-slugs.ts';
import { type MarketShapes, marketOffers } from './market-offers.ts';

/** Prices of a bookmaker for one line of a market. */
interface EventQuote<Market extends string> {
  readonly bookmaker: string;
  readonly market: Market;
  readonly line: number;
  readonly phase: QuotePhase;
  readonly quotedAt: Date;
  readonly prices: readonly number[];
}

/** Max milliseconds by which the provider's clock may be ahead. */
const maxAheadMs = 5 * 60_000;

/**
 * Returns the prices of an event from before its kick-off, and the problems with those that cannot be read. A price from later belongs to the match in play
 * and may be 1: it is left out before any other check. Of two keys of one bookmaker the first in alphabetical order is used, because their order changes
 * from answer to answer.
 */
export function eventQuotes<Market extends string>(
  event: AnswerEvent,
  shapes: MarketShapes<Market>,
  now: Date,
): { quotes: EventQuote<Market>[]; problems: RowProblem[] } {
  const quotes = new Map<string, EventQuote<Market>>();
  const problems: RowProblem[] = [];
  for (const { bookmaker, path } of bookmakersOf(event, problems)) {
    const slug = bookmakerSlugs.get(bookmaker.key);
    if (slug === undefined) {
      problems.push({ code: 'unknown-bookmaker', field: 'bookmakers.key', value: bookmaker.key });
      continue;
    }
    for (const [marketIndex, market] of bookmaker.markets.entries()) {
      const shape = shapes.get(market.key);
      if (shape === undefined) continue;
      const place = `${path}.markets.${marketIndex}`;
      const quotedAt = updateOf(market, bookmaker.last_update, place, problems);
      if (quotedAt === undefined || quotedAt >= new Date(event.commence_time)) continue;
      if (quotedAt.getTime() > now.getTime() + maxAheadMs) {
        problems.push({ code: 'bad-time', field: `${place}.last_update`, value: quotedAt.toISOString() });
        continue;
      }
      const content = parsePart(outcomesSchema, market, place, problems);
      if (content === undefined) continue;
      const read = marketOffers(shape, content.outcomes, event, `${place}.outcomes`);
      problems.push(...read.problems);
      for (const offer of read.offers) {
        const key = `${slug} ${offer.market} ${offer.line}`;
        if (!quotes.has(key)) quotes.set(key, { bookmaker: slug, ...offer, phase: 'moving', quotedAt });
      }
    }
  }
  return { quotes: [...quotes.values()], problems };
}

/** Returns the readable bookmakers in the order of their keys. */
function bookmakersOf(event: AnswerEvent, problems: RowProblem[]): { bookmaker: z.output<typeof bookmakerSchema>; path: string }[] {
  return event.bookmakers
    .flatMap((element, index) => {
      const path = `bookmakers.${index}`;
      const bookmaker = parsePart(bookmakerSchema, element, path, problems);
      return bookmaker === undefined ? [] : [{ bookmaker, path }];
    })
    .sort((one, other) => (one.bookmaker.key < other.bookmaker.key ? -1 : 1));
}

/** Returns the update time of a market, or that of its bookmaker when the market has none. */
function updateOf(market: unknown, ofBookmaker: string | null | undefined, path: string, problems: RowProblem[]): Date | undefined {
  const own = parsePart(updateSchema, market, path, problems);
  if (own === undefined) return undefined;
  const text = own.last_update ?? ofBookmaker;
  if (text !== null && text !== undefined) return new Date(text);
  problems.push({ code: 'missing-value', field: `${path}.last_update` });
  return undefined;
}
