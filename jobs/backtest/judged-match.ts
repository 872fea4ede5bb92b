import type { ReliabilityLevel } from '#domain/forecast/forecast.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import type { InPlayView } from './in-play-views.ts';
import type { JudgedCount } from './judged-count.ts';
import type { OfMarkets } from './judged-market.ts';
import type { ClosingSource } from './match-prices.ts';

/** The forecasters that are judged: the three forecasts, the market at two times, and the base rate. */
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

/** The probabilities of each forecaster for the outcomes of one market, and the outcome that came. */
export interface MarketViews {
  readonly outcome: number;
  /** Undefined where a forecaster has nothing to go by: no price. */
  readonly views: OfForecasters<readonly number[] | undefined>;
}

/** One match of the period, forecast and played. */
export interface JudgedMatch extends OfMarkets<MarketViews> {
  readonly number: number;
  readonly division: string;
  readonly season: string;
  /** The day of the kick-off in UTC. */
  readonly day: LocalDay;
  /** Of the model's forecast. */
  readonly reliability: ReliabilityLevel;
  readonly inPlay: readonly InPlayView[];
  /** Corners and cards, where they were forecast and are known. */
  readonly counts: readonly JudgedCount[];
  readonly closingSource: ClosingSource | undefined;
}
