import { plainBet } from '#domain/odds/plain-bet.ts';
import type { Offer } from './tip-decision.ts';
import { tipRule } from './tip-rule.ts';

/** An offer, and since when it has stood; `quotedAt` is when it was last seen. */
export interface SeenOffer extends Offer {
  readonly firstSeenAt: Date;
}

/**
 * Returns the offers of a match that a reader could have taken, in their order. Left out is a price further above the second-best named
 * bookmaker's of the same event than the rule allows, for it is a slip, or gone by the time one gets there; a price of an event that only one bookmaker quotes; and,
 * where any price of the match was seen in more than one reading, whatever has not been.
 *
 * @param offers one a bookmaker and bet, of bookmakers alone
 */
export function takeableOffers(offers: readonly SeenOffer[]): Offer[] {
  const standsSince = ({ firstSeenAt, quotedAt }: SeenOffer) => firstSeenAt < quotedAt;
  const seen = offers.some(standsSince) ? offers.filter(standsSince) : offers;
  const byEvent = Map.groupBy(seen, eventOf);
  return seen
    .filter((offer) => offer.decimalOdds <= highestTakeable(byEvent.get(eventOf(offer)) as readonly SeenOffer[]))
    .map(({ firstSeenAt: _, ...offer }) => offer);
}

/** Bets that every score settles alike are one event. */
function eventOf({ bet }: Offer): string {
  const { market, line, selection } = plainBet(bet);
  return `${market} ${line} ${selection}`;
}

function highestTakeable(ofEvent: readonly Offer[]): number {
  const byBookmaker = Map.groupBy(ofEvent, ({ bookmaker }) => bookmaker);
  const best = [...byBookmaker.values()].map((own) => Math.max(...own.map(({ decimalOdds }) => decimalOdds)));
  const [, second] = best.sort((one, other) => other - one);
  return second === undefined ? 0 : second * (1 + tipRule.greatestLeadOverSecond);
}
