import type { FeedQuote } from '#data/feeds/feed.ts';
import { combineSeeds, createRandom, sampleNormal, uniformOf } from '#domain/chance/random.ts';
import type { Market } from '#domain/odds/market.ts';
import type { ExpectedGoals } from './club-strength.ts';
import { fairestHandicap, goalChances, handicapProbabilities, resultProbabilities, totalProbabilities } from './fair-probabilities.ts';
import { onLadder } from './price-ladder.ts';

/** The eight invented bookmakers, and by how much their implied probabilities exceed 1. */
export const bookmakerMargins = {
  halyard: 0.025,
  copperline: 0.035,
  palisade: 0.042,
  tamarack: 0.05,
  larkspur: 0.056,
  wherry: 0.063,
  northgate: 0.071,
  quillon: 0.08,
} as const;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** No bookmaker opens earlier than this before kick-off. */
export const earliestOpeningMs = 7 * dayMs;

/** All that a match's prices depend on. */
export interface QuotedMatch {
  readonly seed: number;
  readonly expected: ExpectedGoals;
  readonly kickoffMs: number;
}

/**
 * `everything` is written for a match that is coming or on; of a match of the last weeks the `main-lines` are told, and of
 * an older one the `ends`, the first and last prices of its result.
 */
export type QuoteDepth = 'everything' | 'main-lines' | 'ends';

interface QuoteMoment {
  readonly at: number;
  readonly bookmaker: keyof typeof bookmakerMargins;
  readonly market: Market;
  readonly line: number | 'fairest';
  readonly phase: FeedQuote['phase'];
}

interface QuotedMarket {
  readonly market: Market;
  readonly line: number | 'fairest';
  /** How many prices are written between the first and the last. */
  readonly moves: number;
}

const result: QuotedMarket = { market: 'match-result', line: 0, moves: 4 };
const goals: QuotedMarket = { market: 'total-goals', line: 2.5, moves: 1 };
const handicap: QuotedMarket = { market: 'asian-handicap', line: 'fairest', moves: 1 };
const otherGoals: readonly QuotedMarket[] = [1.5, 3.5].map((line) => ({ market: 'total-goals', line, moves: 0 }));

const markets: Readonly<Record<QuoteDepth, readonly QuotedMarket[]>> = {
  everything: [result, goals, handicap, ...otherGoals],
  'main-lines': [result, goals, handicap],
  ends: [{ ...result, moves: 0 }],
};

/** When each bookmaker writes each of its prices, in no particular order: opening, moving ever closer to kick-off, closing at it. */
export function quoteMoments(match: QuotedMatch, depth: QuoteDepth): QuoteMoment[] {
  const moments: QuoteMoment[] = [];
  let number = 0;
  for (const bookmaker of Object.keys(bookmakerMargins) as (keyof typeof bookmakerMargins)[]) {
    number += 1;
    const openingLead = earliestOpeningMs - uniformOf(combineSeeds(match.seed, number)) * 2 * dayMs;
    for (const { market, line, moves } of markets[depth]) {
      const write = (lead: number, phase: QuoteMoment['phase']) => {
        moments.push({ at: match.kickoffMs - Math.ceil(lead / minuteMs) * minuteMs, bookmaker, market, line, phase });
      };
      write(openingLead, 'opening');
      for (let move = 1; move <= moves; move += 1) {
        const late = (move - 1 + uniformOf(combineSeeds(match.seed, number * 64 + move * 8 + market.length))) / moves;
        write(openingLead * Math.max(0.002, (1 - late) * 0.95) ** 1.8, 'moving');
      }
      write(0, 'closing');
    }
  }
  return moments;
}

/** The prices that bookmakers have written after one moment and until another. */
export function quotesBetween(match: QuotedMatch, depth: QuoteDepth, afterMs: number, untilMs: number): FeedQuote[] {
  if (match.kickoffMs - earliestOpeningMs > untilMs || match.kickoffMs <= afterMs) return [];
  const due = quoteMoments(match, depth).filter(({ at }) => at > afterMs && at <= untilMs);
  if (due.length === 0) return [];
  const opinion = marketOpinion(match);
  const fairest = due.some(({ line }) => line === 'fairest') ? fairestHandicap(goalChances(match.expected)) : 0;
  return due.map(({ at, bookmaker, market, line, phase }) => {
    const quotedLine = line === 'fairest' ? fairest : line;
    const chances = goalChances(opinion(at, bookmaker));
    const probabilities =
      market === 'match-result'
        ? resultProbabilities(chances)
        : market === 'total-goals'
          ? totalProbabilities(chances, quotedLine)
          : handicapProbabilities(chances, quotedLine);
    const share = 1 + bookmakerMargins[bookmaker];
    return {
      bookmaker,
      market,
      line: quotedLine,
      phase,
      quotedAt: new Date(at),
      prices: probabilities.map((probability) => onLadder(1 / (probability * share))),
    };
  });
}

/**
 * What a bookmaker believes about the goals at a moment. The market as a whole errs by about a tenth a week before and
 * hardly at kick-off; each bookmaker strays a little from it. So prices move, and the last ones are calibrated.
 */
function marketOpinion({ seed, expected, kickoffMs }: QuotedMatch): (at: number, bookmaker: string) => ExpectedGoals {
  const random = createRandom(combineSeeds(seed, 'market'));
  const early = { home: 0.11 * sampleNormal(random), away: 0.11 * sampleNormal(random) };
  const last = { home: 0.03 * sampleNormal(random), away: 0.03 * sampleNormal(random) };
  return (at, bookmaker) => {
    const remaining = Math.min(1, (kickoffMs - at) / earliestOpeningMs);
    const own = createRandom(combineSeeds(combineSeeds(seed, bookmaker), at / minuteMs));
    const strayed = (side: 'home' | 'away') =>
      expected[side] * Math.exp(last[side] + early[side] * remaining + (0.018 + 0.012 * remaining) * sampleNormal(own));
    return { home: strayed('home'), away: strayed('away') };
  };
}
