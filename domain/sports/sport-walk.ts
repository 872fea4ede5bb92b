import type { Reliability } from '#domain/forecast/forecast.ts';
import type { JudgingQuote } from '#domain/tip/sport-tips.ts';
import type { Pair } from './pair.ts';
import type { Sport } from './sport.ts';
import type { FactorsOf, FactsOf, ForecastOf, PlayOf } from './sport-types.ts';

/** A match with the facts that the ratings of its sport use; sides are numbers. Days are those of playing-day.ts. */
export interface WalkedFixture<Name extends Sport> {
  readonly sides: Pair<number>;
  readonly day: number;
  readonly season: string;
  readonly facts: FactsOf<Name>;
}

/** A match that is over, with each bookmaker's last prices from before it. */
export interface WalkedMatch<Name extends Sport> extends WalkedFixture<Name> {
  readonly play: PlayOf<Name>;
  readonly quotes: readonly JudgingQuote<Name>[];
}

/** The forecast of a match before any of its own prices is known. */
export interface UnpricedForecast<Name extends Sport> {
  /** From results alone. */
  readonly model: ForecastOf<Name>;
  /** From the prices of earlier matches as well; undefined while few of them had any. */
  readonly marketInformed: ForecastOf<Name> | undefined;
  readonly reliability: Reliability;
  readonly factors: FactorsOf<Name>;
}

/** A walk through the matches of a sport in the order of their days. */
export interface SportWalk<Name extends Sport> {
  /** Returns the forecast of a match from all observed matches. Changes nothing. */
  forecast(fixture: WalkedFixture<Name>): UnpricedForecast<Name>;
  observe(match: WalkedMatch<Name>): void;
}
