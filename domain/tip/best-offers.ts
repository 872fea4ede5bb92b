import { isOnLead } from '#domain/odds/is-on-lead.ts';
import { eventOf } from '#domain/odds/plain-bet.ts';
import type { Offer } from './tip-decision.ts';

/**
 * Returns the highest offer of each event: two bets that every score settles alike are one. Of equal offers the one that needs no handicap
 * to say it, then the newer, then the one whose bookmaker comes first in the alphabet.
 */
export function bestOffers(offers: readonly Offer[]): Offer[] {
  const byEvent = Map.groupBy(offers, ({ bet }) => eventOf(bet));
  return [...byEvent.values()].map((ofEvent) => [...ofEvent].sort(bestFirst)[0] as Offer);
}

function bestFirst(first: Offer, second: Offer): number {
  return (
    second.decimalOdds - first.decimalOdds ||
    Number(needsHandicap(first)) - Number(needsHandicap(second)) ||
    second.quotedAt.getTime() - first.quotedAt.getTime() ||
    (first.bookmaker < second.bookmaker ? -1 : 1)
  );
}

function needsHandicap({ bet }: Offer): boolean {
  return isOnLead(bet);
}
