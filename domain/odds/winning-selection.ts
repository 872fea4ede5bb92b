import { type Goals, outcomeOf } from '#domain/match/match-score.ts';
import { type Market, markets } from './market.ts';

/**
 * Which selection of a market a result makes the winner, as its place among the market's prices; undefined when the line is
 * met exactly and stakes go back. On a quarter line a stake is two halves, and the side that wins at least one of them counts.
 *
 * @param line as a quote of the market writes it: goals for total-goals, the home side's handicap for asian-handicap, else 0
 * @param goals after ninety minutes, the end of play for all three markets
 */
export function winningSelection(market: Market, line: number, goals: Goals): number | undefined {
  if (market === 'match-result') return markets['match-result'].indexOf(outcomeOf(goals));
  const beyond = market === 'total-goals' ? goals.home + goals.away - line : goals.home + line - goals.away;
  if (beyond === 0) return undefined;
  return beyond > 0 ? 0 : 1;
}
