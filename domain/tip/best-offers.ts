import type { Offer } from './tip-decision.ts';

/** The highest offer of each bet; of equal ones the newer, then the one whose bookmaker comes first in the alphabet. */
export function bestOffers(offers: readonly Offer[]): Offer[] {
  const byBet = Map.groupBy(offers, ({ bet: { market, line, selection } }) => `${market} ${line} ${selection}`);
  return [...byBet.values()].map((ofBet) => [...ofBet].sort(bestFirst)[0] as Offer);
}

function bestFirst(first: Offer, second: Offer): number {
  return (
    second.decimalOdds - first.decimalOdds ||
    second.quotedAt.getTime() - first.quotedAt.getTime() ||
    (first.bookmaker < second.bookmaker ? -1 : 1)
  );
}
