import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { KnockOutRound } from '#domain/tournament/bracket.ts';
import { type Tie, type TieMatch, type TieRules, tiesOf } from '#domain/tournament/knock-out-ties.ts';
import type { Stage } from '#domain/tournament/round.ts';

export type ListedTie = Tie<TieMatch & { readonly listed: ListedMatch }>;

/** Returns the knock-out rounds of a season with their ties, each with its matches in the order of play. */
export function knockOutRoundsOf(matches: readonly ListedMatch[], rules: TieRules): KnockOutRound<ListedTie>[] {
  return [...Map.groupBy(matches, ({ stage }) => stage as Stage)].map(([stage, ofRound]) => ({
    stage,
    ties: tiesOf(ofRound.map(toTieMatch), rules),
  }));
}

const states: Readonly<Record<ListedMatch['status'], TieMatch['state']>> = {
  scheduled: 'coming',
  postponed: 'coming',
  live: 'live',
  awaited: 'coming',
  finished: 'played',
  awarded: 'awarded',
  abandoned: 'void',
  cancelled: 'void',
};

function toTieMatch(match: ListedMatch): ListedTie['matches'][number] {
  const pair = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away });
  return {
    listed: match,
    homeId: match.homeId,
    awayId: match.awayId,
    leg: match.leg,
    goals: pair(match.homeGoals, match.awayGoals),
    penalties: pair(match.penaltiesHome, match.penaltiesAway),
    afterExtraTime: match.extraTimeHome !== null,
    state: states[match.status],
  };
}
