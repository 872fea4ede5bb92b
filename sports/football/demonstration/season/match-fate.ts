import type { ScheduledMatch } from './match-days.ts';

export type Fate = 'played' | 'postponed' | 'cancelled' | 'abandoned' | 'awarded';

/**
 * Returns the fate of a match: about one in a hundred does not take place as planned. Only matches without which the demonstration can do
 * are chosen; in cups everything is played, so that a winner goes on.
 */
export function fateOf({ round, seed, dispensable }: ScheduledMatch): Fate {
  if (!dispensable || round.tournament.type === 'cup') return 'played';
  const chance = ((seed ^ 0x5bd1e995) >>> 0) / 4_294_967_296;
  if (chance < 0.024) return 'postponed';
  if (chance < 0.0245) return 'cancelled';
  if (chance < 0.0253) return 'abandoned';
  if (chance < 0.0258) return 'awarded';
  return 'played';
}
