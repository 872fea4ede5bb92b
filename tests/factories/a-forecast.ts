import { storeModelForecasts } from '#data/commands/forecast/store-model-forecasts.ts';
import { storePricedForecasts } from '#data/commands/forecast/store-priced-forecasts.ts';
import type { Queryable } from '#data/database/database.ts';
import type { CountForecasts } from '#domain/forecast/counts/count-forecast.ts';
import type { Reliability } from '#domain/forecast/forecast.ts';
import type { ScoreParameters } from '#domain/forecast/goals/score-grid.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';

interface ForecastWanted {
  readonly matchId: number;
  readonly model?: ScoreParameters;
  readonly marketInformed?: ScoreParameters;
  readonly blended?: ScoreParameters;
  readonly halfTimeShare?: number;
  readonly reliability?: Reliability;
  readonly counts?: CountForecasts;
  /** The chances of the result, as lists read them. */
  readonly chances?: { readonly home: number; readonly draw: number; readonly away: number };
  readonly decisions?: readonly TipDecision[];
  /** The time at which prices were taken in; without it none were. */
  readonly pricedAt?: Date;
}

/** Two independent Poisson distributions, so that every chance can be calculated by hand. */
const independentGoals: ScoreParameters = { homeGoals: 1.8, awayGoals: 1.5, lowScoreDependence: 0, drawWeight: 1 };

/** Stores a forecast of a match that is in the database. */
export async function aForecast(db: Queryable, wanted: ForecastWanted): Promise<void> {
  const { matchId, model = independentGoals, reliability = { level: 4, matches: 142 }, pricedAt } = wanted;
  const chances = { ...(wanted.chances ?? { home: 0.45, draw: 0.24, away: 0.31 }), overTwoAndHalf: 0.64, bothScore: 0.65 };
  const club = { attackRank: 4, defenceRank: 11, attackGoals: 1.6, defenceGoals: 1.3, formGoals: 0.1 };
  const factors = { homeAdvantageGoals: 0.3, leagueGoalsPerMatch: 2.8, home: club, away: club, clubsRanked: 18 };
  const { halfTimeShare, counts } = wanted;
  await storeModelForecasts(
    db,
    [{ matchId, model, marketInformed: wanted.marketInformed, halfTimeShare, reliability, factors, ...(counts && { counts }), chances }],
    '1',
    pricedAt ?? new Date(0),
  );
  if (pricedAt === undefined) return;
  await storePricedForecasts(db, [{ matchId, blended: wanted.blended ?? model, chances, decisions: wanted.decisions ?? [] }], pricedAt);
}
