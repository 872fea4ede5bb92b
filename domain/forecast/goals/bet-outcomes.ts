import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';

const betOutcomes: readonly BetOutcome[] = ['won', 'half-won', 'void', 'half-lost', 'lost'];

/** The outcomes of each bet that was settled, so that each is settled for every score only once: there are a few hundred bets in all. */
const settled = new Map<string, Uint8Array>();

/**
 * Returns the outcome of a bet at every score of a grid, row by row, as indices of `betOutcomes`, by the rule that settles it. A bet on the
 * half-time result is settled by the grid's scores as scores at half-time.
 *
 * @param size rows of the grid
 */
export function outcomesByScore(bet: Bet, size: number): Uint8Array {
  const name = `${bet.market} ${bet.line} ${bet.selection} ${size}`;
  const known = settled.get(name);
  if (known !== undefined) return known;
  const outcomes = new Uint8Array(size * size);
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const goals = { home, away };
      outcomes[home * size + away] = betOutcomes.indexOf(settleBet(bet, goals, goals) as BetOutcome);
    }
  }
  settled.set(name, outcomes);
  return outcomes;
}
