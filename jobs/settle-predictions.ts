import { type FoundOutcome, storeOutcomes } from '#data/commands/prediction/store-outcomes.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { listPredictionsToSettle, type PredictionToSettle } from '#data/queries/prediction/list-predictions-to-settle.ts';
import { settlePrediction } from '#domain/prediction/settle-prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';

/** The number of days for which a late or corrected result settles the prediction of its match. */
const daysOfCorrection = 60;
const dayMs = 86_400_000;

/**
 * Stores the outcomes of the predictions whose matches are over, and again when a result was corrected. Returns the number of predictions.
 *
 * @param since the first kick-off included; sixty days ago by default
 */
export async function settlePredictions(
  database: Database,
  now: Date,
  since = new Date(now.getTime() - daysOfCorrection * dayMs),
): Promise<number> {
  const due = await listPredictionsToSettle(database, since, now);
  const found = due.flatMap(toFound);
  await inTransaction(database, (client) => storeOutcomes(client, found, now));
  return found.length;
}

function toFound(prediction: PredictionToSettle): FoundOutcome[] {
  const { sequence, leaf, presentMatchId, matchStatus, homeGoals, awayGoals, play, corners, cards } = prediction;
  const outcome = settlePrediction<Sport>(prediction.sport, prediction, toMatch(prediction));
  if (outcome === undefined) return [];
  return [{ sequence, leaf, presentMatchId, outcome, matchStatus, homeGoals, awayGoals, play, corners, cards }];
}

function toMatch({ sport, matchStatus, presentKickoffUtc, homeGoals, awayGoals, play, facts }: PredictionToSettle) {
  if (matchStatus === null || presentKickoffUtc === null) return undefined;
  const stored = {
    status: matchStatus,
    period: null,
    homeGoals,
    awayGoals,
    fullTimeHome: homeGoals,
    fullTimeAway: awayGoals,
    halfTimeHome: null,
    halfTimeAway: null,
    extraTimeHome: null,
    play,
  };
  return { status: matchStatus, kickoffUtc: presentKickoffUtc, play: rulesOf<Sport>(sport).playOf(stored), facts: facts ?? {} };
}
