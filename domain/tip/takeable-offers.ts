import { isLicensedAnywhere } from '#domain/jurisdiction/licences.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, BetOf } from '#domain/sports/sport-types.ts';
import type { SportTips } from './sport-tips.ts';
import type { Offer } from './tip-decision.ts';
import { tipRule } from './tip-rule.ts';

/** An offer, and the time since which its price is unchanged; `quotedAt` is the last time at which it was read. */
export interface SeenOffer<Bet extends AnyBet = AnyBet> extends Offer<Bet> {
  readonly firstSeenAt: Date;
}

/**
 * Returns the offers of a match that a reader could have taken, in their order, each compared only with offers of bookmakers that are
 * licensed in one of the site's countries. Left out are: offers of other bookmakers, which no reader of the site can take; a price further
 * above the second-best licensed bookmaker's of the same event than the rule allows, since it is a mistake, or gone before a reader gets
 * there; a price of an event that only one bookmaker quotes; and, when any price of the match was seen in more than one reading, every
 * price that was seen in only one.
 *
 * @param offers one for each bookmaker and bet, of bookmakers alone
 */
export function takeableOffers<Name extends Sport>(
  { eventOf }: Pick<SportTips<Name>, 'eventOf'>,
  offers: readonly SeenOffer<BetOf<Name>>[],
): Offer<BetOf<Name>>[] {
  const standsSince = ({ firstSeenAt, quotedAt }: SeenOffer<BetOf<Name>>) => firstSeenAt < quotedAt;
  const licensed = offers.filter(({ bookmaker }) => isLicensedAnywhere(bookmaker));
  const seen = offers.some(standsSince) ? licensed.filter(standsSince) : licensed;
  const byEvent = Map.groupBy(seen, ({ bet }) => eventOf(bet));
  return seen.flatMap(({ firstSeenAt: _, ...offer }) => {
    const nextBestOdds = bestOfOthers(offer, byEvent.get(eventOf(offer.bet)) ?? []);
    if (nextBestOdds === undefined || offer.decimalOdds > nextBestOdds * (1 + tipRule.greatestLeadOverSecond)) return [];
    return [{ ...offer, nextBestOdds }];
  });
}

/** Returns the highest price of the other bookmakers for an event; undefined when no other quotes it. */
function bestOfOthers(
  { bookmaker }: Pick<Offer, 'bookmaker'>,
  ofEvent: readonly Pick<Offer, 'bookmaker' | 'decimalOdds'>[],
): number | undefined {
  const others = ofEvent.filter((other) => other.bookmaker !== bookmaker);
  return others.length === 0 ? undefined : Math.max(...others.map(({ decimalOdds }) => decimalOdds));
}
