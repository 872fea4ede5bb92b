import type { Site } from '#app/site/site-context.server.ts';
import { listOffersOfBets } from '#data/queries/odds/list-offers-of-bets.ts';
import type { TakeableOffer } from '#data/queries/odds/present-offer-of-tip.ts';
import type { ComingPrediction } from '#data/queries/prediction/list-coming-predictions.ts';
import { listPickedMatches, type PickedMatch } from '#data/queries/prediction/list-picked-matches.ts';
import { type LastResults, listLastResults } from '#data/queries/team/list-last-results.ts';
import { expectedGoals } from '#domain/forecast/goals/expected-goals.ts';
import { scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { type PickKind, pickChance } from '#domain/prediction/choose-picks.ts';
import { predictedEnd } from '#domain/prediction/predict-match.ts';
import type { PredictedEnd } from '#domain/prediction/prediction.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';

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

/** A reason for a pick, by figures that a reader can check. */
export type PickReason =
  | { readonly code: 'winner-won' | 'loser-lost' | 'three-goals'; readonly club: string; readonly count: number; readonly played: number }
  | { readonly code: 'both-scored'; readonly home: Scored; readonly away: Scored; readonly played: number }
  | { readonly code: 'goals-expected'; readonly home: number; readonly away: number }
  | { readonly code: 'goals-above-average'; readonly goals: number; readonly average: number };

interface Scored {
  readonly club: string;
  readonly count: number;
}

const matchesOfForm = 5;
/** Min numbers of the last five matches that are worth naming: wins or defeats, and matches with goals. */
const minOfForm = { result: 3, goals: 4 };

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

type Form = ReadonlyMap<number, LastResults>;

function reasonOf(kind: PickKind, match: MatchOfPick, form: Form): PickReason {
  switch (kind) {
    case 'likely':
      return resultReason(match, form) ?? { code: 'goals-expected', ...match.goals };
    case 'goals':
      return goalsReason(match, form);
    case 'both':
      return bothReason(match, form) ?? { code: 'goals-expected', ...match.goals };
  }
}

/** Returns the last five results of a club; undefined when fewer are known. */
function lastFive(form: Form, clubId: number): LastResults | undefined {
  const last = form.get(clubId);
  return last?.played === matchesOfForm ? last : undefined;
}

function resultReason({ end, homeId, homeName, awayId, awayName }: MatchOfPick, form: Form): PickReason | undefined {
  const sides = [
    { club: homeName, last: lastFive(form, homeId) },
    { club: awayName, last: lastFive(form, awayId) },
  ] as const;
  const [winner, loser] = end.result === 'away' ? [sides[1], sides[0]] : sides;
  const [won, lost] = [winner.last?.won ?? 0, loser.last?.lost ?? 0];
  if (end.result === 'draw' || Math.max(won, lost) < minOfForm.result) return undefined;
  return won >= lost
    ? { code: 'winner-won', club: winner.club, count: won, played: matchesOfForm }
    : { code: 'loser-lost', club: loser.club, count: lost, played: matchesOfForm };
}

function goalsReason({ homeId, homeName, awayId, awayName, goals, leagueGoals }: MatchOfPick, form: Form): PickReason {
  const expected = goals.home + goals.away;
  const [home, away] = [lastFive(form, homeId)?.withThreeGoals ?? 0, lastFive(form, awayId)?.withThreeGoals ?? 0];
  const count = Math.max(home, away);
  if (count >= minOfForm.goals) return { code: 'three-goals', club: home >= away ? homeName : awayName, count, played: matchesOfForm };
  // To the decimal that is printed.
  if (expected - leagueGoals >= 0.1) return { code: 'goals-above-average', goals: expected, average: leagueGoals };
  return { code: 'goals-expected', ...goals };
}

function bothReason({ homeId, homeName, awayId, awayName }: MatchOfPick, form: Form): PickReason | undefined {
  const [home, away] = [lastFive(form, homeId)?.scored ?? 0, lastFive(form, awayId)?.scored ?? 0];
  if (Math.min(home, away) < minOfForm.goals) return undefined;
  return { code: 'both-scored', home: { club: homeName, count: home }, away: { club: awayName, count: away }, played: matchesOfForm };
}
