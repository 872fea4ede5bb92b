import { combineSeeds, createRandom, sampleNormal } from '#domain/chance/random.ts';
import type { InventedBookmaker } from '#domain/jurisdiction/invented-bookmakers.ts';
import type { ExpectedGoals } from '../clubs/club-strength.ts';
import { allNews, newsUntil } from '../match/match-news.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Max time before kick-off at which a bookmaker quotes a match. */
export const earliestOpeningMs = 7 * dayMs;

/** Everything that a match's prices depend on. */
export interface QuotedMatch {
  readonly seed: number;
  /** The expected goals of both sides when all news is known. */
  readonly expected: ExpectedGoals;
  readonly kickoffMs: number;
}

export interface MarketOpinion {
  /** Returns the expected goals as the market as a whole estimates them at a moment. */
  ofAll(atMs: number): ExpectedGoals;
  /** Returns the expected goals as one bookmaker estimates them at a moment. */
  of(bookmaker: InventedBookmaker, atMs: number): ExpectedGoals;
}

/**
 * Returns the opinion of a market that knows the news so far and misjudges the clubs by about a twentieth when it opens and hardly at kick-off. Each
 * bookmaker deviates from it, the less the nearer kick-off is. So prices move as news arrives, in no predictable direction, and the last ones are
 * nearly right.
 */
export function marketOpinion({ seed, expected, kickoffMs }: QuotedMatch): MarketOpinion {
  const random = createRandom(combineSeeds(seed, 'market'));
  const misjudged = (spread: number) => ({ home: spread * sampleNormal(random), away: spread * sampleNormal(random) });
  const early = misjudged(0.045);
  const last = misjudged(0.02);
  const all = allNews(seed);
  const remainingAt = (atMs: number): number => Math.min(1, (kickoffMs - atMs) / earliestOpeningMs);
  const ofAll = (atMs: number): ExpectedGoals => {
    const remaining = remainingAt(atMs);
    const known = newsUntil(seed, 1 - remaining);
    const believed = (side: 'home' | 'away') =>
      ((expected[side] * known[side]) / all[side]) * Math.exp(last[side] + early[side] * remaining);
    return { home: believed('home'), away: believed('away') };
  };
  const of = (bookmaker: InventedBookmaker, atMs: number): ExpectedGoals => {
    const own = createRandom(combineSeeds(combineSeeds(seed, bookmaker), atMs / minuteMs));
    const spread = 0.012 + 0.02 * Math.sqrt(remainingAt(atMs));
    const { home, away } = ofAll(atMs);
    return { home: home * Math.exp(spread * sampleNormal(own)), away: away * Math.exp(spread * sampleNormal(own)) };
  };
  return { ofAll, of };
}
