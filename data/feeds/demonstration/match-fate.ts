import type { SetMatch } from './match-days.ts';

export type Fate = 'played' | 'postponed' | 'cancelled' | 'abandoned' | 'awarded';

/** Of a thousand matches about fifteen do not take place as set: what becomes of one that the demonstration can do without; in cups everything is played, so that a winner goes on. */
export function fateOf({ round, seed, dispensable }: SetMatch): Fate {
  if (!dispensable || round.tournament.type === 'cup') return 'played';
  const chance = ((seed ^ 0x5bd1e995) >>> 0) / 4_294_967_296;
  if (chance < 0.013) return 'postponed';
  if (chance < 0.0135) return 'cancelled';
  if (chance < 0.0143) return 'abandoned';
  if (chance < 0.0148) return 'awarded';
  return 'played';
}
