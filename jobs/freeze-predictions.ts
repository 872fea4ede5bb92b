import { recordPredictions } from '#data/commands/prediction/record-predictions.ts';
import { type Database, inTransaction } from '#data/database/database.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { listMatchesToPredict, type MatchToPredict } from '#data/queries/prediction/list-matches-to-predict.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import type { FreezingWindow } from '#domain/prediction/freezing-window.ts';
import { predictCounts } from '#domain/prediction/predict-counts.ts';
import { predictedEnd } from '#domain/prediction/predict-match.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import { priceOfResult } from '#domain/prediction/price-of-result.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';
import type { SeenQuote } from '#domain/tip/offers-of-quotes.ts';

/** The moment at which predictions are frozen, that is, recorded in the ledger for good; and the origin under which they are recorded. */
export interface FreezingMoment {
  readonly now: Date;
  readonly origin: TipOrigin;
}

/**
 * Freezes the predictions of all matches of a sport that start in a window, in one record of the ledger. Returns the number of predictions;
 * 0 when every match already has one or none has a forecast.
 */
export async function freezePredictions(
  database: Database,
  sport: Sport,
  window: FreezingWindow,
  { now, origin }: FreezingMoment,
): Promise<number> {
  const matches = await listMatchesToPredict(database, sport, window, origin === 'reconstructed');
  if (matches.length === 0) return 0;
  const ids = matches.map(({ matchId }) => matchId);
  const quotes = Map.groupBy(await listQuotesOfMatches<MarketOf<Sport>>(database, ids, now), ({ matchId }) => matchId);
  const predictions = matches.map((match) => toPrediction(sport, match, quotes.get(match.matchId) ?? [], now));
  const record = await inTransaction(database, (client) => recordPredictions(client, predictions, { sport, window, origin, now }));
  return record?.body.leaves ?? 0;
}

function toPrediction<Name extends Sport>(
  sport: Name,
  match: MatchToPredict<Name>,
  quotes: readonly SeenQuote<Name>[],
  now: Date,
): Prediction {
  const end = predictedEnd(sport, match.headline);
  return {
    sport,
    matchId: match.matchId,
    tournamentId: match.tournamentId,
    season: match.season,
    homeClubId: match.homeId,
    homeClubName: match.homeName,
    awayClubId: match.awayId,
    awayClubName: match.awayName,
    kickoffUtc: match.kickoffUtc,
    ...end,
    ...priceOfResult(sport, end.result, quotes, now),
    ...predictCounts(match.counts),
    modelVersion: rulesOf(sport).modelVersion,
  };
}
