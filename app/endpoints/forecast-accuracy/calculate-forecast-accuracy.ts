import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '#data/database/database.ts';
import { type JudgedForecast, listJudgedForecasts } from '#data/queries/forecast/list-judged-forecasts.ts';
import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { type ForecastBasis, forecastBases } from '#domain/forecast/goals/headline-forecast.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { type JudgedResult, type ResultScores, scoreResults } from '#domain/judging/score-results.ts';

/**
 * Sets of matches over which a kind of forecast (model, market-informed or blended) is scored: all that have a forecast of that kind, or only those
 * that have all three kinds, so that the kinds can be compared.
 */
const scoredMatches = ['of-this-kind', 'of-all-kinds'] as const;

export interface ForecastAccuracyRow extends ResultScores {
  /** `all`, or a competition's id: `england.premier-league`. */
  readonly competition: string;
  readonly name: string;
  readonly kind: ForecastBasis;
  readonly over: (typeof scoredMatches)[number];
  /** Number of these matches whose forecast was computed afterwards. */
  readonly computedAfterwards: number;
}

type Judged = JudgedResult & { readonly computedAfterwards: boolean };
type ByKind = Readonly<Record<ForecastBasis, Judged | undefined>>;

/** Returns the scores of all forecasts of the result by kind, first for all competitions together and then for each. */
export async function calculateForecastAccuracy(database: Queryable): Promise<ForecastAccuracyRow[]> {
  const all: ByKind[] = [];
  const ofCompetitions: ForecastAccuracyRow[] = [];
  for (const { id, name, forecasts } of await listJudgedForecasts(database)) {
    const judged = forecasts.map(toKinds);
    for (const match of judged) all.push(match);
    ofCompetitions.push(...scoresOf({ competition: id, name }, judged));
    // Pages are answered in between.
    await setImmediate();
  }
  return [...scoresOf({ competition: 'all', name: '' }, all), ...ofCompetitions];
}

function scoresOf(of: Pick<ForecastAccuracyRow, 'competition' | 'name'>, matches: readonly ByKind[]): ForecastAccuracyRow[] {
  const complete = matches.filter((match) => forecastBases.every((kind) => match[kind] !== undefined));
  return scoredMatches.flatMap((over) =>
    forecastBases.flatMap((kind): ForecastAccuracyRow[] => {
      const judged = (over === 'of-all-kinds' ? complete : matches).flatMap((match) => match[kind] ?? []);
      const scores = scoreResults(judged);
      const computedAfterwards = judged.filter((match) => match.computedAfterwards).length;
      return scores === undefined ? [] : [{ ...of, kind, over, computedAfterwards, ...scores }];
    }),
  );
}

function toKinds({ model, beforePrices, isMarketInformed, blended, outcome, computedAfterwards }: JudgedForecast): ByKind {
  const judged = (chances: JudgedResult['chances']): Judged => ({ chances, outcome, computedAfterwards });
  return {
    model: judged(model === null ? beforePrices : resultChances(model)),
    'market-informed': isMarketInformed ? judged(beforePrices) : undefined,
    blended: blended === null ? undefined : judged(blended),
  };
}

function resultChances(model: NonNullable<JudgedForecast['model']>): JudgedResult['chances'] {
  const { home, draw, away } = headlineChances(scoreGrid(model));
  return [home, draw, away];
}
