import type { Site } from '#app/site/site-context.server.ts';
import { listOffersOfBets } from '#data/queries/odds/list-offers-of-bets.ts';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import type { ComingPrediction } from '#data/queries/prediction/list-coming-predictions.ts';
import { listPickedMatches, type PickedMatch } from '#data/queries/prediction/list-picked-matches.ts';
import { listLastResults } from '#data/queries/team/list-last-results.ts';
import { expectedGoals } from '#domain/forecast/goals/expected-goals.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { type PickKind, pickChance } from '#domain/prediction/choose-picks.ts';
import { predictedEnd } from '#domain/prediction/predict-match.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { matchesOfForm, type PickReason, reasonOf } from './pick-reasons.ts';

/** A match to come with the facts of its prediction that decide whether it is picked. */
export interface PredictedMatch extends Omit<ComingPrediction, 'basis' | 'parameters'> {
  readonly end: PredictedEnd;
  /** The goals that the forecast expects of both sides. */
  readonly goals: { readonly home: number; readonly away: number };
}

/** A pick that follows from a prediction. */
export interface Pick {
  readonly kind: PickKind;
  readonly match: MatchOfPick;
  readonly bet: AnyBet;
  readonly chance: number;
  /** The best offer; null when no licensed bookmaker has a price. */
  readonly offer: TakeableOffer | null;
  readonly reason: PickReason;
}

type MatchOfPick = PredictedMatch & Omit<PickedMatch, 'homeFullName' | 'awayFullName'>;

/** Returns a match to come with its prediction, from the forecast that knows most. */
export function toPredicted({ basis, parameters, ...match }: ComingPrediction): PredictedMatch {
  return { ...match, end: predictedEnd('football', { basis, parameters }), goals: expectedGoals(scoreGrid(parameters)) };
}

/** Returns the bet of a kind of pick on a match. */
export function betOfPick(kind: PickKind, { end }: PredictedMatch): AnyBet {
  switch (kind) {
    case 'likely':
      return rulesOf('football').model.betOn(end.result);
    case 'goals':
      return { market: 'total-goals', line: 2.5, selection: 'over' };
    case 'both':
      return { market: 'both-teams-to-score', line: 0, selection: 'yes' };
  }
}

/** Returns picks with their clubs, best prices and reasons, in three queries for any number of picks. A match that is gone meanwhile is left out. */
export async function toPicks(
  { db, clock, words }: SiteOfPicks,
  wanted: readonly { readonly kind: PickKind; readonly match: PredictedMatch }[],
): Promise<Pick[]> {
  const picked = await listPickedMatches(
    db,
    wanted.map(({ match }) => match.id),
    words.locale.tag,
  );
  const chosen = wanted.flatMap(({ kind, match }): { readonly kind: PickKind; readonly match: MatchOfPick }[] => {
    const details = picked.get(match.id);
    if (details === undefined) return [];
    const { homeFullName: _, awayFullName: __, ...shown } = details;
    return [{ kind, match: { ...match, ...shown } }];
  });
  const bets = chosen.map(({ kind, match }) => ({ matchId: match.id, bet: betOfPick(kind, match) }));
  const clubs = new Set(chosen.flatMap(({ match }) => [match.homeId, match.awayId]));
  const [offers, form] = await Promise.all([
    listOffersOfBets(db, bets, words.locale.tag),
    listLastResults(db, [...clubs], clock.now(), matchesOfForm),
  ]);
  return chosen.map(({ kind, match }, at) => ({
    kind,
    match,
    bet: betOfPick(kind, match),
    chance: pickChance(match, kind),
    offer: offers[at] ?? null,
    reason: reasonOf(kind, match, form),
  }));
}

type SiteOfPicks = { readonly [Key in 'db' | 'clock' | 'words']: Site[Key] };
