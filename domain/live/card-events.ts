import { isSame } from './is-same.ts';
import type { LiveCard, LiveEvent } from './live-event.ts';
import { redsOf } from './reds-of.ts';

type CardEvent = Extract<LiveEvent, { readonly kind: 'card' }>;

/** Returns the events that lead from the cards of one state to those of the next; one that was corrected is taken back and shown anew. */
export function cardEvents(before: readonly LiveCard[], after: readonly LiveCard[]): CardEvent[] {
  const reds = redsOf(after);
  return [
    ...surplusOf(before, after).map((card): CardEvent => ({ kind: 'card', card, reds, change: 'taken-back' })),
    ...surplusOf(after, before).map((card): CardEvent => ({ kind: 'card', card, reds, change: 'shown' })),
  ];
}

/** Returns the cards that `cards` holds more often than `others`; two cards may have the same known fields. */
function surplusOf(cards: readonly LiveCard[], others: readonly LiveCard[]): LiveCard[] {
  const rest = [...others];
  return cards.filter((card) => {
    const at = rest.findIndex((other) => isSame(other, card));
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}
