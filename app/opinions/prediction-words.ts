import type { NamedSides } from '#app/i18n/words/pairing-words.ts';
import type { RecordedPrediction } from '#data/queries/prediction/recorded-prediction.ts';
import type { Prediction } from '#domain/prediction/prediction.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';
import { namedFirstIn, rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';

/** Returns the bet that wins when a prediction comes true; its words are those of the prediction. */
export function predictedBet({ sport, result }: Pick<Prediction, 'sport' | 'result'>): AnyBet {
  return rulesOf<Sport>(sport).model.betOn(result);
}

/** Returns the score by which a prediction was settled, in the order of `pairingInList`: in football after ninety minutes; undefined without one. */
export function scoreOf({
  sport,
  match,
  tournament,
}: Pick<RecordedPrediction, 'sport' | 'match' | 'tournament'>): { readonly home: number; readonly away: number } | undefined {
  if (match === null) return undefined;
  if (match.homeGoals !== null && match.awayGoals !== null) return { home: match.homeGoals, away: match.awayGoals };
  const score = match.play === null ? undefined : rulesOf<Sport>(sport).overallScore(match.play, match.facts);
  if (score === undefined) return undefined;
  const [home, away] = inNamedOrder(namedFirstIn(sport, tournament?.countryCode), score);
  return { home, away };
}

/** Returns the names of both sides: the present ones, or those at the freeze of the prediction when the match is no longer stored. */
export function clubsOfPrediction({
  sport,
  match,
  tournament,
  homeClubName,
  awayClubName,
}: Pick<RecordedPrediction, 'sport' | 'match' | 'tournament' | 'homeClubName' | 'awayClubName'>): NamedSides {
  return {
    home: match?.homeName ?? homeClubName,
    away: match?.awayName ?? awayClubName,
    namedFirst: namedFirstIn(sport, tournament?.countryCode),
  };
}
