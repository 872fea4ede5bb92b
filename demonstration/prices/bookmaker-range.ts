import { combineSeeds, hashText, uniformOf } from '#domain/chance/random.ts';
import type { InventedBookmaker } from '#domain/jurisdiction/invented-bookmakers.ts';
import type { Market } from '#domain/odds/markets/markets.ts';

/** The excess of each bookmaker's implied probabilities of a result over 1. */
const bookmakerMargins: Readonly<Record<InventedBookmaker, number>> = {
  halyard: 0.025,
  copperline: 0.035,
  palisade: 0.042,
  tamarack: 0.05,
  larkspur: 0.056,
  wherry: 0.063,
  northgate: 0.071,
  quillon: 0.08,
};

/** The margin of each market as a multiple of that of the match result: handicaps are the cheapest, the half-time result is the dearest. */
const marketMargins: Readonly<Record<Market, number>> = {
  'match-result': 1,
  'asian-handicap': 0.75,
  'total-goals': 0.9,
  'both-teams-to-score': 1.15,
  'draw-no-bet': 1.1,
  'double-chance': 1.2,
  'half-time-result': 1.5,
};
/** Max part of the usual margin by which a bookmaker differs in a market: each makes other markets cheap. */
const marginSpread = 0.2;

/** Returns by how much a bookmaker's implied probabilities on a market exceed what is certain. */
export function marginOn(bookmaker: InventedBookmaker, market: Market): number {
  const taste = market === 'match-result' ? 0 : marginSpread * (2 * uniformOf(combineSeeds(hashText(bookmaker), hashText(market))) - 1);
  return bookmakerMargins[bookmaker] * marketMargins[market] * (1 + taste);
}

/** A market and line with the bookmakers that quote it, and the number of prices each of them writes between the first and the last. */
export interface OfferedLine {
  readonly market: Market;
  readonly line: QuotedLine;
  readonly moves: number;
  readonly by: readonly InventedBookmaker[];
}

/** A line as a number, or as goals beside the handicap that was nearest to even when the market opened. */
export type QuotedLine = number | { readonly besideFairest: number };

/**
 * The amount of quotes of a match: `everything` for a match that is coming or on, the `main-lines` for a match of the last weeks, and for
 * an older one the `ends`, the prices of the day before and the last ones of the markets that are settled most.
 */
export type QuoteDepth = 'everything' | 'main-lines' | 'ends';

const all = Object.keys(bookmakerMargins) as InventedBookmaker[];
/** The half of the bookmakers, cheap and dear ones alike, that quote more than the main lines and whose old prices are stored. */
const half: readonly InventedBookmaker[] = ['halyard', 'tamarack', 'wherry', 'quillon'];
const others: readonly InventedBookmaker[] = ['copperline', 'palisade', 'larkspur', 'northgate'];

const result: OfferedLine = { market: 'match-result', line: 0, moves: 4, by: all };
const goals: OfferedLine = { market: 'total-goals', line: 2.5, moves: 1, by: all };
const bothScore: OfferedLine = { market: 'both-teams-to-score', line: 0, moves: 1, by: all };
const handicap: OfferedLine = { market: 'asian-handicap', line: { besideFairest: 0 }, moves: 1, by: all };

export const offeredLines: Readonly<Record<QuoteDepth, readonly OfferedLine[]>> = {
  everything: [
    result,
    goals,
    bothScore,
    handicap,
    ...[1.5, 3.5].map((line): OfferedLine => ({ market: 'total-goals', line, moves: 0, by: all })),
    ...[-0.25, 0.25].map((step): OfferedLine => ({ market: 'asian-handicap', line: { besideFairest: step }, moves: 0, by: half })),
    { market: 'double-chance', line: 0, moves: 0, by: half },
    { market: 'draw-no-bet', line: 0, moves: 0, by: others },
    { market: 'half-time-result', line: 0, moves: 0, by: others },
  ],
  'main-lines': [result, goals, bothScore, handicap],
  ends: [result, { ...goals, by: half }, { ...bothScore, by: half }].map((line) => ({ ...line, moves: 0 })),
};
