import type { Goals } from '#domain/match/match-score.ts';
import type { LiveCard } from './live-event.ts';

/** Returns the number of players that each side has lost by cards. */
export function redsOf(cards: readonly LiveCard[]): Goals {
  const count = (side: 'home' | 'away') => cards.filter((card) => card.side === side && card.kind !== 'yellow-card').length;
  return { home: count('home'), away: count('away') };
}
