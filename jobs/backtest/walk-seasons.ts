import { blendForecast } from '#domain/forecast/blend-forecast.ts';
import type { Forecast } from '#domain/forecast/forecast.ts';
import { createRatings } from '#domain/forecast/ratings.ts';
import type { ScoreParameters } from '#domain/forecast/score-grid.ts';
import { byDay } from '#domain/forecast/walk-forward.ts';
import { BaseRates } from './base-rates.ts';
import { chancesOf, type OfMarkets, ofMarkets, outcomesOf } from './judged-market.ts';
import type { JudgedMatch } from './judged-match.ts';
import { marketView } from './market-views.ts';
import type { MatchPrices } from './match-prices.ts';
import { dayNumber, type PastMatch } from './past-match.ts';

/** What the walk meets, in the order of time. */
export interface Walk {
  /** A match of the period on its day. */
  readonly judge: (match: JudgedMatch) => void;
  /** A match of the period on the day when its pre-match prices were collected, forecast from the results of earlier days. */
  readonly offer: (match: PastMatch, forecast: Forecast, blended: ScoreParameters) => void;
  /** @param share of the days walked, between 0 and 1 */
  readonly progressed?: (share: number) => void;
}

/**
 * Walks through all matches from the earliest on. Whatever is forecast on a day rests on results of earlier days, and on no price
 * but those that were collected before the match.
 *
 * @param isJudged whether a match lies in the period that is judged; the others only teach
 */
export function walkSeasons(matches: readonly PastMatch[], isJudged: (match: PastMatch) => boolean, walk: Walk): void {
  const ratings = createRatings();
  const baseRates = new BaseRates();
  const inOrder = [...matches].sort(byDay);
  const offered = inOrder
    .flatMap((match) => (isJudged(match) && match.prices.quotedAt !== undefined ? [{ match, day: dayNumber(match.prices.quotedAt) }] : []))
    .sort((first, second) => first.day - second.day);
  let nextOffer = 0;
  for (let from = 0; from < inOrder.length; ) {
    const day = (inOrder[from] as PastMatch).kickoffDay;
    let until = from;
    while (inOrder[until]?.kickoffDay === day) until += 1;
    for (; nextOffer < offered.length; nextOffer += 1) {
      const { match, day: offerDay } = offered[nextOffer] as { match: PastMatch; day: number };
      if (offerDay > day) break;
      const forecast = ratings.forecast(match);
      const withPrices = blended(forecast.model, match.prices);
      if (withPrices !== undefined) walk.offer(match, forecast, withPrices);
    }
    const ofDay = inOrder.slice(from, until);
    for (const match of ofDay) {
      if (isJudged(match)) walk.judge(toJudgedMatch(match, ratings.forecast(match).model, baseRates.of(match.division)));
    }
    for (const match of ofDay) {
      ratings.observe(match);
      baseRates.observe(match.division, outcomesOf(match.goals));
    }
    from = until;
    walk.progressed?.(until / inOrder.length);
  }
}

function toJudgedMatch(match: PastMatch, model: ScoreParameters, baseRates: OfMarkets<readonly number[]>): JudgedMatch {
  const { division, season, prices, goals } = match;
  const withPrices = blended(model, prices);
  const [modelChances, blendedChances] = [chancesOf(model), withPrices && chancesOf(withPrices)];
  const outcomes = outcomesOf(goals);
  const markets = ofMarkets((market) => ({
    outcome: outcomes[market],
    views: {
      model: modelChances[market],
      blended: blendedChances?.[market],
      closing: marketView(prices.closing, market),
      preMatch: marketView(prices.preMatch, market),
      baseRate: baseRates[market],
    },
  }));
  return { division, season, closingSource: prices.closingSource, ...markets };
}

/** Undefined without any price from before the match. */
function blended(model: ScoreParameters, { preMatch }: MatchPrices): ScoreParameters | undefined {
  return Object.keys(preMatch).length === 0 ? undefined : blendForecast(model, preMatch);
}
