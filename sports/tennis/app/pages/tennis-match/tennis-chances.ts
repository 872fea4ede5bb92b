import type { CourtMatchDetails } from '#data/queries/court/get-court-match.ts';
import { inPlayChance, servePointsOf } from '../../../domain/in-play.ts';

/** The chances of the player named first to win. */
export interface TennisChances {
  readonly before: number;
  /** The ground they rest on: the prices of the match, or our ratings where nobody quotes. */
  readonly basis: 'price' | 'rating';
  /** The chance by our ratings alone, beside chances from prices. */
  readonly byRatings: number | undefined;
  /** In the middle of the match. */
  readonly now: number | undefined;
}

/** Nearer to certainty, no chances of points belong to a chance of winning. */
const minChance = 0.005;
/** Since this season a tie-break to ten decides the last set of a Grand Slam. */
const longTieBreakSince = 2022;

/** Returns the chances of a match that has a forecast. */
export function tennisChances({
  forecast,
  status,
  play,
  facts,
  seasonLabel,
}: Pick<CourtMatchDetails<'tennis'>, 'forecast' | 'status' | 'play' | 'facts' | 'seasonLabel'>): TennisChances | undefined {
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
