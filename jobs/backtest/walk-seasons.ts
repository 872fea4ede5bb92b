import type { Forecast } from '#domain/forecast/forecast.ts';
import { impliedGoals } from '#domain/forecast/goals/implied-goals.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import { blendForecast } from '#domain/forecast/prices/blend-forecast.ts';
import type { MarketPrices } from '#domain/forecast/prices/market-view.ts';
import { byDay } from '#domain/forecast/strengths/by-day.ts';
import { createRatings } from '#domain/forecast/strengths/ratings.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { BaseRates } from './base-rates.ts';
import type { EarlyMarket } from './early-market.ts';
import { inPlayViews } from './in-play-views.ts';
import { type JudgedCount, LeagueCounts } from './judged-count.ts';
import { chancesOf, type OfMarkets, ofMarkets, outcomesOf } from './judged-market.ts';
import type { JudgedMatch } from './judged-match.ts';
import { marketView } from './market-view.ts';
import { dayNumber, type PastMatch } from './past-match.ts';

/** A match with its forecasts and the limits of what they were made from. */
export interface MadeFrom {
  readonly match: PastMatch;
  readonly forecast: Forecast;
  /** The forecast combined with the match's own prices; undefined without such prices. */
  readonly blended: ScoreParameters | undefined;
  /** The last day whose results and closing prices were known; undefined before the first. */
  readonly knownUntil: LocalDay | undefined;
}

/** The events of the walk, in the order of time. */
export interface Walk {
  /** Called for a match of the period on its day. */
  readonly judge: (match: JudgedMatch, made: MadeFrom) => void;
  /** Called for a match of the period on the day when its prices were collected, with the forecast from the results of earlier days. */
  readonly offer: (
    match: PastMatch,
    early: EarlyMarket,
    forecast: Forecast,
    blended: ScoreParameters,
    knownUntil: LocalDay | undefined,
  ) => void;
  /** False when the blended forecast leaves out the prices of the sharpest bookmaker. */
  readonly takesSharpPrices: boolean;
  /** Called with the progress of the walk. @param share of the days walked, between 0 and 1 */
  readonly progressed?: (share: number) => void;
}

/**
 * Walks through all matches from the earliest on. Every forecast of a day uses only results and prices of earlier days, and of its own
 * match's prices only those that were collected before it.
 *
 * @param isJudged returns true for a match of the judged period; the other matches are only observed
 */
export function walkSeasons(matches: readonly PastMatch[], isJudged: (match: PastMatch) => boolean, walk: Walk): void {
  const ratings = createRatings();
  const baseRates = new BaseRates();
  const leagueCounts = new LeagueCounts();
  const inOrder = [...matches].sort(byDay);
  const offers = offersInOrder(inOrder.filter(isJudged));
  let nextOffer = 0;
  let knownUntil: LocalDay | undefined;
  const offerUntil = (day: number): void => {
    for (let offer = offers[nextOffer]; offer !== undefined && offer.day <= day; offer = offers[nextOffer]) {
      const forecast = ratings.forecast(offer.match);
      const { opinion, sharp } = offer.early;
      const withPrices = blended(forecast, offer.match, opinion, walk.takesSharpPrices ? sharp : {});
      if (withPrices !== undefined) walk.offer(offer.match, offer.early, forecast, withPrices, knownUntil);
      nextOffer += 1;
    }
  };
  for (let from = 0; from < inOrder.length; ) {
    const day = (inOrder[from] as PastMatch).kickoffDay;
    let until = from;
    while (inOrder[until]?.kickoffDay === day) until += 1;
    const ofDay = inOrder.slice(from, until);
    /* The forecasts change only on days on which matches are played: an offer of a day without any can be made on the next one that has some. */
    offerUntil(day);
    for (const match of ofDay) {
      if (!isJudged(match)) continue;
      const forecast = ratings.forecast(match);
      const { preMatch, preMatchPinnacle } = match.prices;
      const withPrices = blended(forecast, match, preMatch, walk.takesSharpPrices ? preMatchPinnacle : {});
      const judged = toJudgedMatch(match, forecast, withPrices, baseRates.of(match.division), leagueCounts.judge(match, forecast.counts));
      walk.judge(judged, { match, forecast, blended: withPrices, knownUntil });
    }
    for (const match of ofDay) {
      const implied = impliedGoals(match.prices.closing);
      ratings.observe(implied === undefined ? match : { ...match, impliedGoals: implied });
      baseRates.observe(match.division, outcomesOf(match.goals));
      leagueCounts.observe(match);
    }
    from = until;
    knownUntil = ofDay.at(-1)?.day;
    walk.progressed?.(until / inOrder.length);
  }
}

interface EarlyOffer {
  readonly match: PastMatch;
  readonly early: EarlyMarket;
  /** The day on which the prices were collected. */
  readonly day: number;
}

function offersInOrder(matches: readonly PastMatch[]): EarlyOffer[] {
  return matches
    .flatMap((match) => (match.early === undefined ? [] : [{ match, early: match.early, day: dayNumber(match.early.quotedAt) }]))
    .sort((first, second) => first.day - second.day);
}

function toJudgedMatch(
  match: PastMatch,
  { model, marketInformed, halfTimeShare, reliability }: Forecast,
  withPrices: ScoreParameters | undefined,
  baseRates: OfMarkets<readonly number[]>,
  counts: readonly JudgedCount[],
): JudgedMatch {
  const { number, division, season, day, prices, goals } = match;
  const byResults = chancesOf(model);
  // Without a market-informed forecast, because too few earlier matches had prices, the site uses the forecast by results alone.
  const byEarlierPrices = marketInformed === undefined ? byResults : chancesOf(marketInformed);
  const byPrices = withPrices && chancesOf(withPrices);
  const outcomes = outcomesOf(goals);
  const markets = ofMarkets((market) => ({
    outcome: outcomes[market],
    views: {
      model: byResults[market],
      marketInformed: byEarlierPrices[market],
      blended: byPrices?.[market],
      closing: marketView(market === 'overUnder25' ? prices.closingLine : prices.closing, market),
      preMatch: marketView(prices.preMatch, market),
      baseRate: baseRates[market],
    },
  }));
  const inPlay = inPlayViews(match, withPrices ?? marketInformed ?? model, halfTimeShare);
  return { number, division, season, day, reliability: reliability.level, inPlay, counts, closingSource: prices.closingSource, ...markets };
}

/** Returns the forecast combined with a match's own prices; undefined when there is no price from before the match. */
function blended(forecast: Forecast, match: PastMatch, average: MarketPrices, sharp: MarketPrices): ScoreParameters | undefined {
  if (match.early === undefined || Object.keys(average).length === 0) return undefined;
  const hoursBefore = (+match.kickoffUtc - +match.early.quotedAt) / 3_600_000;
  return blendForecast(forecast, { average, sharp, hoursBefore });
}
