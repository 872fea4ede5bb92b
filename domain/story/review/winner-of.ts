import type { Goals } from '#domain/match/match-score.ts';
import { bothSides } from '../lead-stories.ts';
import type { MatchToTell, Side } from '../match-to-tell.ts';
import { otherSide } from './course.ts';

/** Returns the side with more goals; undefined for a draw. */
export function winningSide({ home, away }: Goals): Side | undefined {
  return home === away ? undefined : home > away ? 'home' : 'away';
}

/** Returns the names and goals of a match won by a side. */
export function wonBy<Name>(match: MatchToTell<Name>, winner: Side, goals: Goals) {
  return {
    winner: match[winner].name,
    loser: match[otherSide(winner)].name,
    winnerAtHome: winner === 'home',
    winnerGoals: goals[winner],
    loserGoals: goals[otherSide(winner)],
  };
}

/** Returns a side as the subject of a sentence. */
export function subjectOf<Name>(match: MatchToTell<Name>, side: Side) {
  return bothSides(match)[side === 'home' ? 0 : 1].facts;
}

/** Returns the outcome for a side. */
export function outcomeFor(side: Side, goals: Goals): 'won' | 'drawn' | 'lost' {
  const winner = winningSide(goals);
  return winner === undefined ? 'drawn' : winner === side ? 'won' : 'lost';
}
