import type { BetOutcome } from '#domain/odds/bet.ts';
import { byMargin, wonIf } from '#domain/odds/markets/market-definition.ts';
import type { Pair } from '#domain/sports/pair.ts';
import { type BestOf, gamesWon, setsWon, type TennisScore } from './tennis-score.ts';
import { minGamesAtEnd, possibleSetScores } from './unfinished-match.ts';

/**
 * One selection of a market. The line of the set handicap is the sets given to the player named first, for both selections; the line of the total is
 * a number of games.
 */
export type TennisBet =
  | { readonly market: 'match-winner'; readonly line: 0; readonly selection: 'first' | 'second' }
  | { readonly market: 'set-handicap'; readonly line: number; readonly selection: 'first' | 'second' }
  | { readonly market: 'total-games'; readonly line: number; readonly selection: 'over' | 'under' };

/**
 * Returns the outcome of a bet, by the rule that most bookmakers publish. After a walkover every stake comes back. In a match that was broken off
 * (retired, awarded, ended by a disqualification) the winner counts when one set had been completed; the set handicap and the total of games count
 * when no way of playing on could have changed them, and the stake comes back otherwise. Undefined when the sets decide and are not known.
 */
export function settleTennisBet(bet: TennisBet, score: TennisScore, bestOf: BestOf): BetOutcome | undefined {
  const { winner, ending, sets } = score;
  if (ending === 'walkover') return 'void';
  if (bet.market === 'match-winner' && ending === 'completed') return wonIf(bet.selection === (winner === 0 ? 'first' : 'second'));
  if (sets === undefined) return undefined;
  const won = setsWon(sets, bestOf);
  switch (bet.market) {
    case 'match-winner':
      return Math.max(...won) === 0 ? 'void' : wonIf(bet.selection === (winner === 0 ? 'first' : 'second'));
    case 'set-handicap': {
      const ends = ending === 'completed' ? [won] : possibleSetScores(won, bestOf);
      const outcomes = new Set(ends.map((end) => byMargin(handicapMargin(bet, end))));
      const [outcome] = outcomes;
      return outcomes.size === 1 ? outcome : 'void';
    }
    case 'total-games': {
      const [first, second] = gamesWon(sets);
      const games = ending === 'completed' ? first + second : minGamesAtEnd(sets, bestOf);
      /* Of a match that could have gone on, more games than the line are certain or nothing is. */
      if (ending !== 'completed' && games <= bet.line) return 'void';
      return byMargin(bet.selection === 'over' ? games - bet.line : bet.line - games);
    }
  }
}

function handicapMargin(bet: { readonly line: number; readonly selection: 'first' | 'second' }, [first, second]: Pair<number>): number {
  const margin = first + bet.line - second;
  return bet.selection === 'first' ? margin : -margin;
}
