import type { MarketPrices } from '#domain/forecast/prices/market-view.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { PastTip } from '../choose-past-tips.ts';
import { type JudgedMarket, ofMarkets } from '../judged-market.ts';
import type { Forecaster, JudgedMatch } from '../judged-match.ts';
import type { PastMatch } from '../past-match.ts';
import type { MadeFrom } from '../walk-seasons.ts';

/** A forecaster's part of a line: the time of the forecast, its inputs, and the chances of each outcome in the order of `judgedMarkets`. */
type ForecastEntry = Readonly<Record<string, unknown>> & { readonly [Market in JudgedMarket]?: readonly number[] };

/** Returns the line of a judged match: clubs, time, result, and every forecast with its inputs. docs/backtest.md describes the members. */
export function toMatchLine(judged: JudgedMatch, { match, forecast, blended, knownUntil }: MadeFrom, takesSharpPrices: boolean): object {
  const { number, division, season, kickoffUtc, homeName, awayName, goals, prices, early } = match;
  const entry = (forecaster: Forecaster, inputs: Readonly<Record<string, unknown>>): ForecastEntry | undefined => {
    const chances = ofMarkets((market) => judged[market].views[forecaster]);
    return Object.values(chances).some((of) => of !== undefined) ? { ...inputs, ...chances } : undefined;
  };
  const byResults = { madeAt: beginOf(match.day), resultsUntil: knownUntil };
  const byEarlierPrices = { ...byResults, earlierPricesUntil: knownUntil };
  return {
    record: 'match',
    match: number,
    division,
    season,
    kickoffUtc,
    home: homeName,
    away: awayName,
    goals: [goals.home, goals.away],
    outcomes: ofMarkets((market) => judged[market].outcome),
    ...(judged.counts.length > 0 && { counts: judged.counts.map((count) => ({ ...count, resultsUntil: knownUntil })) }),
    forecasts: {
      model: entry('model', { ...byResults, parameters: forecast.model }),
      marketInformed: entry('marketInformed', { ...byEarlierPrices, parameters: forecast.marketInformed ?? 'model' }),
      blended: entry('blended', {
        ...byEarlierPrices,
        ...(early !== undefined && {
          prices: pricesOf(match, early.quotedAt, prices.preMatch, takesSharpPrices ? prices.preMatchPinnacle : {}),
        }),
        parameters: blended,
      }),
      closing: entry('closing', { madeAt: kickoffUtc, prices: { source: prices.closingSource, ...prices.closing } }),
      preMatch: entry('preMatch', { madeAt: early?.quotedAt, prices: prices.preMatch }),
      baseRate: entry('baseRate', byResults),
    },
  };
}

/** Returns the line of a tip: the offer, its forecast with the inputs, and the outcome. */
export function toTipLine(tip: PastTip, { match, forecast, blended, knownUntil }: MadeFrom, takesSharpPrices: boolean): object {
  const { early, number } = match;
  const { matchId: _, publishedAt, division, season, tournament: __, ...rest } = tip;
  return {
    record: 'tip',
    match: number,
    division,
    season,
    home: match.homeName,
    away: match.awayName,
    madeAt: publishedAt,
    resultsUntil: knownUntil,
    earlierPricesUntil: knownUntil,
    ...(early !== undefined && { prices: pricesOf(match, early.quotedAt, early.opinion, takesSharpPrices ? early.sharp : {}) }),
    parameters: blended,
    reliability: forecast.reliability.level,
    ...rest,
  };
}

function pricesOf({ kickoffUtc }: PastMatch, at: Date, average: MarketPrices, pinnacle: MarketPrices) {
  return { at, hoursBefore: (+kickoffUtc - +at) / 3_600_000, average, pinnacle };
}

/** Returns the moment of a day's forecasts: the site would have forecast a day's matches in its first minute. */
function beginOf(day: LocalDay): string {
  return `${day}T00:00:00.000Z`;
}
