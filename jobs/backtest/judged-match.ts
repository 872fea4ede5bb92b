import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { InPlayView } from './in-play-views.ts';
import type { JudgedCount } from './judged-count.ts';
import type { OfMarkets } from './judged-market.ts';
import type { ClosingSource } from './match-prices.ts';

/** The judged forecasters: the three forecasts, the market at two times, and the base rate. */
export const forecasters = ['model', 'marketInformed', 'blended', 'closing', 'preMatch', 'baseRate'] as const;
export type Forecaster = (typeof forecasters)[number];
export type OfForecasters<Value> = Readonly<Record<Forecaster, Value>>;

/** Returns one value for each forecaster. */
export function ofForecasters<Value>(pick: (forecaster: Forecaster) => Value): OfForecasters<Value> {
  return {
    model: pick('model'),
    marketInformed: pick('marketInformed'),
    blended: pick('blended'),
    closing: pick('closing'),
    preMatch: pick('preMatch'),
    baseRate: pick('baseRate'),
  };
}

/** The probabilities of each forecaster for the outcomes of one market, and the index of the actual outcome. */
export interface MarketViews {
  readonly outcome: number;
  /** The probabilities by forecaster; undefined for one without a price to go by. */
  readonly views: OfForecasters<readonly number[] | undefined>;
}

/** One match of the period, forecast and played. */
export interface JudgedMatch extends OfMarkets<MarketViews> {
  readonly number: number;
  readonly division: string;
  readonly season: string;
  /** The day of the kick-off in UTC. */
  readonly day: LocalDay;
  /** The reliability of the model's forecast. */
  readonly reliability: ReliabilityLevel;
  readonly inPlay: readonly InPlayView[];
  /** Corners and cards, if they were forecast and are known. */
  readonly counts: readonly JudgedCount[];
  readonly closingSource: ClosingSource | undefined;
}
