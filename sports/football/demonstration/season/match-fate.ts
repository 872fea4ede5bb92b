import type { ScheduledMatch } from './match-days.ts';

export type Fate = 'played' | 'postponed' | 'cancelled' | 'abandoned' | 'awarded';

/**
 * Returns the fate of a match: about one in forty of the dispensable league matches does not take place as planned. All other matches are played: the
 * demonstration needs them in play, and a cup needs its winners.
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
