import type { LastResults } from '#data/queries/team/list-last-results.ts';
import type { PickKind } from '#domain/prediction/choose-picks.ts';
import { type PredictedEnd, predictedChance } from '#domain/prediction/prediction.ts';

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

/** The facts of a match on which a reason rests. */
interface ReasonedMatch {
  readonly end: PredictedEnd;
  /** The goals that the forecast expects of both sides. */
  readonly goals: { readonly home: number; readonly away: number };
  readonly homeId: number;
  readonly homeName: string;
  readonly awayId: number;
  readonly awayName: string;
  /** Mean number of goals of both sides together in the competition. */
  readonly leagueGoals: number;
}

/** Number of last matches of a club that a reason is about. */
export const matchesOfForm = 5;
/** Min number of the last five matches with goals that is worth naming. */
const minWithGoals = 4;

/** The last results of the clubs, by their ids. */
type Form = ReadonlyMap<number, LastResults>;

/** Returns the reason for a kind of pick on a match: figures that support its chance. */
export function reasonOf(kind: PickKind, match: ReasonedMatch, form: Form): PickReason {
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

/** Returns the form that supports the chance of the predicted result: a share of wins or defeats no smaller than it; undefined when there is none. */
function resultReason({ end, homeId, homeName, awayId, awayName }: ReasonedMatch, form: Form): PickReason | undefined {
  const sides = [
    { club: homeName, last: lastFive(form, homeId) },
    { club: awayName, last: lastFive(form, awayId) },
  ] as const;
  const [winner, loser] = end.result === 'away' ? [sides[1], sides[0]] : sides;
  const [won, lost] = [winner.last?.won ?? 0, loser.last?.lost ?? 0];
  if (end.result === 'draw' || Math.max(won, lost) / matchesOfForm < predictedChance(end)) return undefined;
  return won >= lost
    ? { code: 'winner-won', club: winner.club, count: won, played: matchesOfForm }
    : { code: 'loser-lost', club: loser.club, count: lost, played: matchesOfForm };
}

function goalsReason({ homeId, homeName, awayId, awayName, goals, leagueGoals }: ReasonedMatch, form: Form): PickReason {
  const expected = goals.home + goals.away;
  const [home, away] = [lastFive(form, homeId)?.withThreeGoals ?? 0, lastFive(form, awayId)?.withThreeGoals ?? 0];
  const count = Math.max(home, away);
  if (count >= minWithGoals) return { code: 'three-goals', club: home >= away ? homeName : awayName, count, played: matchesOfForm };
  // To the decimal that is printed.
  if (expected - leagueGoals >= 0.1) return { code: 'goals-above-average', goals: expected, average: leagueGoals };
  return { code: 'goals-expected', ...goals };
}

function bothReason({ homeId, homeName, awayId, awayName }: ReasonedMatch, form: Form): PickReason | undefined {
  const [home, away] = [lastFive(form, homeId)?.scored ?? 0, lastFive(form, awayId)?.scored ?? 0];
  if (Math.min(home, away) < minWithGoals) return undefined;
  return { code: 'both-scored', home: { club: homeName, count: home }, away: { club: awayName, count: away }, played: matchesOfForm };
}
