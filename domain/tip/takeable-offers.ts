import { isLicensedAnywhere } from '#domain/jurisdiction/licences.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, BetOf } from '#domain/sports/sport-types.ts';
import type { SportTips } from './sport-tips.ts';
import type { Offer } from './tip-decision.ts';
import { tipRule } from './tip-rule.ts';

/** An offer, and since when it has stood; `quotedAt` is when it was last seen. */
export interface SeenOffer<Bet extends AnyBet = AnyBet> extends Offer<Bet> {
  readonly firstSeenAt: Date;
}

/**
 * Returns the offers of a match that a reader could have taken, in their order, by the offers of bookmakers that are licensed in one of the site's
 * countries: those of others are nobody's here, and nothing is compared with them. Left out is a price further above the second-best licensed
 * bookmaker's of the same event than the rule allows, for it is a slip, or gone by the time one gets there; a price of an event that only one of them
 * quotes; and, where any price of the match was seen in more than one reading, whatever has not been.
 *
 * @param offers one a bookmaker and bet, of bookmakers alone
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

/** Returns the highest price of the other bookmakers for an event; undefined where there is none. */
function bestOfOthers(
  { bookmaker }: Pick<Offer, 'bookmaker'>,
  ofEvent: readonly Pick<Offer, 'bookmaker' | 'decimalOdds'>[],
): number | undefined {
  const others = ofEvent.filter((other) => other.bookmaker !== bookmaker);
  return others.length === 0 ? undefined : Math.max(...others.map(({ decimalOdds }) => decimalOdds));
}
