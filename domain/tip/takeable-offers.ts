import type { Bet } from '#domain/odds/bet.ts';
import { eventOf as eventOfFootball } from '#domain/odds/plain-bet.ts';
import type { Offer } from './tip-decision.ts';
import { tipRule } from './tip-rule.ts';

/** An offer, and since when it has stood; `quotedAt` is when it was last seen. */
export interface SeenOffer<AnyBet = Bet> extends Offer<AnyBet> {
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
  return takeableOffersBy(offers, eventOfFootball);
}

/**
 * Returns the same for the bets of any sport.
 *
 * @param eventOf the name of the event on which a bet is
 */
export function takeableOffersBy<AnyBet>(offers: readonly SeenOffer<AnyBet>[], eventOf: (bet: AnyBet) => string): Offer<AnyBet>[] {
  const standsSince = ({ firstSeenAt, quotedAt }: SeenOffer<AnyBet>) => firstSeenAt < quotedAt;
  const seen = offers.some(standsSince) ? offers.filter(standsSince) : offers;
  const byEvent = Map.groupBy(seen, ({ bet }) => eventOf(bet));
  return seen.flatMap(({ firstSeenAt: _, ...offer }) => {
    const nextBestOdds = bestOfOthers(offer, byEvent.get(eventOf(offer.bet)) as readonly Offer<AnyBet>[]);
    if (nextBestOdds === undefined || offer.decimalOdds > nextBestOdds * (1 + tipRule.greatestLeadOverSecond)) return [];
    return [{ ...offer, nextBestOdds } as Offer<AnyBet>];
  });
}

/** Returns the highest price of the other bookmakers for an event; undefined where there is none. */
function bestOfOthers({ bookmaker }: Offer<unknown>, ofEvent: readonly Offer<unknown>[]): number | undefined {
  const others = ofEvent.filter((other) => other.bookmaker !== bookmaker);
  return others.length === 0 ? undefined : Math.max(...others.map(({ decimalOdds }) => decimalOdds));
}
