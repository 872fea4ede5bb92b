import { z } from 'zod';
import { predictionPath } from '#app/pages/predictions/predictions.address.ts';
import type { Queryable } from '#data/database/database.ts';
import { listPageToPredict, type PredictableMatch } from '#data/queries/prediction/list-matches-to-predict.ts';
import { listPredictionsByTime, type PredictionByTime } from '#data/queries/prediction/list-predictions-by-time.ts';
import type { PlaceInTime } from '#data/queries/prediction/place-in-time.ts';
import { predictCounts } from '#domain/prediction/predict-counts.ts';
import { predictedEnd } from '#domain/prediction/predict-match.ts';
import { type PredictedCounts, type PredictedEnd, predictedResults } from '#domain/prediction/prediction.ts';
import { type PredictionOutcome, predictionOutcomes } from '#domain/prediction/settle-prediction.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import { addDays, type LocalDay, momentOf } from '#domain/time/local-day.ts';

const chance = z.number().min(0).max(1);
const count = z.object({ line: z.number(), over: chance }).nullable();

/** Schema of a prediction in the API. */
export const predictionSchema = z.object({
  match_id: z.int(),
  sport: z.enum(sports),
  competition: z.string().describe('Id of the competition, such as england.premier-league'),
  kickoff_utc: z.iso.datetime(),
  home: z.string().describe('English name; in tennis the player who is stored first'),
  away: z.string(),
  result: z.enum(predictedResults).describe('The likeliest result'),
  chances: z.object({ home: chance, draw: chance.nullable(), away: chance }),
  likeliest_score: z
    .object({ home: z.int(), away: z.int() })
    .nullable()
    .describe('The likeliest score with that result; null where none is predicted'),
  over_2_5: chance.nullable(),
  both_score: chance.nullable(),
  corners: count.describe('The chance of more corners of both sides than a half line; null where they cannot be forecast'),
  cards: count.describe('The same of cards, yellow and red ones counted once each'),
  outcome: z.enum(predictionOutcomes).nullable().describe('What became of it; null while it is open'),
  proof: z.string().nullable().describe('Address of the record with its proof; null until it freezes, 15 to 30 minutes before the start'),
});
export type PredictionAnswer = z.infer<typeof predictionSchema>;

/** Max predictions of a page. */
const predictionsPerPage = 500;
const language = 'en';

/** A page of predictions, and the place from which the next one goes on; without a place it is the last page. */
interface PredictionsAnswer {
  readonly predictions: readonly PredictionAnswer[];
  readonly next: PlaceInTime | undefined;
}

/**
 * Returns the predictions of a sport for the matches of a UTC day, by kick-off: those on record, and for coming matches whose prediction is not
 * frozen yet, the one that would be recorded now.
 */
export async function answerPredictions(
  database: Queryable,
  sport: Sport,
  day: LocalDay,
  after: PlaceInTime | undefined,
): Promise<PredictionsAnswer> {
  const [from, to] = [momentOf(day, '00:00', 'UTC'), momentOf(addDays(day, 1), '00:00', 'UTC')];
  const page = { limit: predictionsPerPage + 1, after };
  const [recorded, coming] = await Promise.all([
    listPredictionsByTime(database, { sport, from, to, locale: language, ...page }),
    listPageToPredict(database, sport, { startsFrom: from, startsUntil: to }, page),
  ]);
  const all = [...recorded.map((prediction) => ofRecord(prediction, sport)), ...coming.map((match) => ofMatch(match, sport))].sort(
    ({ place: one }, { place: other }) => one.kickoffUtc.getTime() - other.kickoffUtc.getTime() || one.matchId - other.matchId,
  );
  const shown = all.slice(0, predictionsPerPage);
  return { predictions: shown.map(({ answer }) => answer), next: all.length > shown.length ? shown.at(-1)?.place : undefined };
}

interface PlacedAnswer {
  readonly place: PlaceInTime;
  readonly answer: PredictionAnswer;
}

function ofRecord(prediction: PredictionByTime, sport: Sport): PlacedAnswer {
  return {
    place: prediction,
    answer: {
      match_id: prediction.presentMatchId,
      sport,
      competition: prediction.tournamentId,
      kickoff_utc: prediction.kickoffUtc.toISOString(),
      home: prediction.homeName,
      away: prediction.awayName,
      ...endOf(prediction, prediction, prediction.outcome),
      proof: `${predictionPath(prediction)}.json`,
    },
  };
}

function ofMatch(match: PredictableMatch<Sport>, sport: Sport): PlacedAnswer {
  return {
    place: match,
    answer: {
      match_id: match.matchId,
      sport,
      competition: match.tournamentId,
      kickoff_utc: match.kickoffUtc.toISOString(),
      home: match.homeName,
      away: match.awayName,
      ...endOf(predictedEnd(sport, match.headline), predictCounts(match.counts), null),
      proof: null,
    },
  };
}

const countOf = (line: number | null, over: number | null) => (line === null || over === null ? null : { line, over });

function endOf(end: Omit<PredictedEnd, 'basis'>, counts: PredictedCounts, outcome: PredictionOutcome | null) {
  const { result, homeChance, drawChance, awayChance, homeScore, awayScore, overChance, bothScoreChance } = end;
  return {
    result,
    chances: { home: homeChance, draw: drawChance, away: awayChance },
    likeliest_score: homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore },
    over_2_5: overChance,
    both_score: bothScoreChance,
    corners: countOf(counts.cornersLine, counts.cornersOverChance),
    cards: countOf(counts.cardsLine, counts.cardsOverChance),
    outcome,
  };
}
