import type { ClubNames } from '#app/i18n/words/bet-words.ts';
import type { RecordedPrediction } from '#data/queries/prediction/recorded-prediction.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';

/** Returns the bet that wins when a prediction comes true; its words are those of the prediction. */
export function predictedBet({ sport, result }: Pick<Prediction, 'sport' | 'result'>): AnyBet {
  return rulesOf<Sport>(sport).model.betOn(result);
}

/** Returns the score by which a prediction was settled: in football after ninety minutes; undefined without one. */
export function scoreOf({
  sport,
  match,
}: Pick<RecordedPrediction, 'sport' | 'match'>): { readonly home: number; readonly away: number } | undefined {
  if (match === null) return undefined;
  if (match.homeGoals !== null && match.awayGoals !== null) return { home: match.homeGoals, away: match.awayGoals };
  const score = match.play === null ? undefined : rulesOf<Sport>(sport).overallScore(match.play, match.facts);
  return score && { home: score[0], away: score[1] };
}

/** Returns the names of both sides: the present ones, or those at the freeze of the prediction when the match is no longer stored. */
export function clubsOfPrediction({
  match,
  homeClubName,
  awayClubName,
}: Pick<RecordedPrediction, 'match' | 'homeClubName' | 'awayClubName'>): ClubNames {
  return { home: match?.homeName ?? homeClubName, away: match?.awayName ?? awayClubName };
}
