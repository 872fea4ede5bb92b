import { negativeBinomialAtMost } from '#domain/chance/negative-binomial.ts';
import type { Fixture, ObservedMatch } from '../strengths/observed-match.ts';
import { type CountRateSettings, createCountRates } from './count-rates.ts';

/** The counts of a match that are forecast in addition to its goals; a card is a yellow or a red one, each counted once. */
export const countKinds = ['corners', 'cards'] as const;
export type CountKind = (typeof countKinds)[number];

/** The forecast of one count of a match. */
export interface CountForecast {
  /** The expected counts of both sides. */
  readonly home: number;
  readonly away: number;
  /** The average of both sides together in a match of the league. */
  readonly league: number;
  /** The half line nearest to an even chance in an average match of the league. */
  readonly line: number;
  /** The chance that the sum of both sides is above the line. */
  readonly over: number;
}
export type CountForecasts = Readonly<Partial<Record<CountKind, CountForecast>>>;

export interface CountForecastSettings extends CountRateSettings {
  /** The variance of the count of a match as a multiple of its mean. */
  readonly dispersion: number;
}

/** A forecaster of counts, which learns from those of earlier matches. */
export interface CountForecaster {
  observe(match: ObservedMatch): void;
  /** Returns the counts that can be forecast. */
  forecast(fixture: Fixture): CountForecasts;
}

/** Returns a forecaster without any observed match. */
export function createCountForecaster(settings: Readonly<Record<CountKind, CountForecastSettings>>): CountForecaster {
  const ratesOf = { corners: createCountRates(settings.corners), cards: createCountRates(settings.cards) };
  return {
    observe(match) {
      for (const kind of countKinds) {
        const counts = match[kind];
        if (counts !== undefined) ratesOf[kind].observe(match, counts);
      }
    },
    forecast(fixture) {
      const forecasts: Partial<Record<CountKind, CountForecast>> = {};
      for (const kind of countKinds) {
        const expected = ratesOf[kind].expect(fixture);
        if (expected === undefined) continue;
        const { dispersion } = settings[kind];
        const line = lineNearestEven(expected.league, dispersion);
        const over = 1 - negativeBinomialAtMost(expected.home + expected.away, dispersion, Math.floor(line));
        forecasts[kind] = { ...expected, line, over };
      }
      return forecasts;
    },
  };
}

/** Returns the half line whose two sides are nearest to equal chances; of two the lower one. */
export function lineNearestEven(mean: number, dispersion: number): number {
  const gapOf = (most: number) => Math.abs(negativeBinomialAtMost(mean, dispersion, most) - 0.5);
  let most = 0;
  while (gapOf(most + 1) < gapOf(most)) most += 1;
  return most + 0.5;
}
