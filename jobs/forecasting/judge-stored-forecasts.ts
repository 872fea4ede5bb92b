import { recordChanges } from '#data/commands/changes/record-changes.ts';
import { storeForecastJudgements, wholePeriod } from '#data/commands/forecast/store-forecast-judgements.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { headlineChances } from '#domain/forecast/headline-chances.ts';
import { scoreGrid } from '#domain/forecast/score-grid.ts';
import { type ForecastJudgement, judgeForecasts, type PlayedForecast } from '#domain/judging/judge-forecasts.ts';
import { listPlayedForecasts, type StoredPlayedForecast } from '#sports/football/data/queries/forecast/list-played-forecasts.ts';

/**
 * Judges the site's own forecasts of football from before the kick-off as the backtest does, month by month and all together, and stores what comes out.
 * Reads and judges all of them: seconds of work for tens of thousands.
 */
export async function judgeStoredForecasts(database: Database, now: Date): Promise<void> {
  const played = (await listPlayedForecasts(database)).map(toPlayed);
  const judgements = new Map<string, ForecastJudgement>();
  for (const [period, ofPeriod] of [[wholePeriod, played] as const, ...Map.groupBy(played, ({ month }) => month)]) {
    const judgement = judgeForecasts(ofPeriod);
    if (judgement !== undefined) judgements.set(period, judgement);
  }
  await inTransaction(database, async (client) => {
    if (await storeForecastJudgements(client, 'football', judgements, now)) await recordChanges(client, ['judgements'], now);
  });
}

function toPlayed({ month, model, beforePrices, blended, closing, outcome, computedAfterwards }: StoredPlayedForecast): PlayedForecast {
  const byResults = model === null ? undefined : headlineChances(scoreGrid(model));
  return {
    month,
    chances: {
      model: byResults === undefined ? beforePrices : [byResults.home, byResults.draw, byResults.away],
      'market-informed': beforePrices,
      shown: blended ?? beforePrices,
    },
    closing: closing ?? undefined,
    outcome,
    computedAfterwards,
  };
}
