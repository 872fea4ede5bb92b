import type { TwoSidedMatchDetails } from '#data/queries/two-sided/get-two-sided-match.ts';
import { inPlayChance, servePointsOf } from '../../../domain/forecast/in-play.ts';

/** The chances of the player named first to win. */
export interface TennisChances {
  readonly before: number;
  /** The basis of the chances: the prices of the match, or our ratings when no bookmaker quotes it. */
  readonly basis: 'price' | 'rating';
  /** The chance by our ratings alone, for comparison with chances from prices. */
  readonly byRatings: number | undefined;
  /** Undefined unless the match is in play. */
  readonly now: number | undefined;
}

/** Min chance of winning and of losing for which chances of points are computed. */
const minChance = 0.005;
/** The first season in which a tie-break to ten decides the last set of a Grand Slam. */
const longTieBreakSince = 2022;

/** Returns the chances of a match; undefined without a forecast. */
export function tennisChances({
  forecast,
  status,
  play,
  facts,
  seasonLabel,
}: Pick<TwoSidedMatchDetails<'tennis'>, 'forecast' | 'status' | 'play' | 'facts' | 'seasonLabel'>): TennisChances | undefined {
  if (forecast === null) return undefined;
  const { byPrices, byRatings } = forecast;
  const before = byPrices ?? byRatings;
  const basis = byPrices === null ? 'rating' : 'price';
  const beside = byPrices === null ? undefined : byRatings;
  if (status !== 'live' || play === null) return { before, basis, byRatings: beside, now: undefined };
  const within = Math.min(1 - minChance, Math.max(minChance, before));
  const points = servePointsOf(within, facts.bestOf, facts.tour, facts.surface);
  const lastTieBreak = facts.series === 'grand-slam' && Number(seasonLabel) >= longTieBreakSince ? 10 : 7;
  return { before, basis, byRatings: beside, now: inPlayChance(play, points, facts.bestOf, lastTieBreak) };
}
