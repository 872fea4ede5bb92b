import { isLicensedAnywhere } from '#domain/jurisdiction/licences.ts';
import type { Sport } from '#domain/sports/sport.ts';
import type { AnyBet, BetOf } from '#domain/sports/sport-types.ts';
import type { SportTips } from './sport-tips.ts';
import type { Offer } from './tip-decision.ts';
import { tipRule } from './tip-rule.ts';

/** An offer with the time at which its present price was first read; `quotedAt` is the last time. */
export interface SeenOffer<Bet extends AnyBet = AnyBet> extends Offer<Bet> {
  readonly firstSeenAt: Date;
}

/**
 * Returns the offers of a match that a reader could have taken, in their order, each with the best price of the other bookmakers for the same
 * event. These are left out, one after the other:
 * - offers of bookmakers that are licensed in none of the site's countries;
 * - prices that were read only once, if any price of the match was read more often;
 * - prices of an event that no other remaining bookmaker quotes;
 * - prices further above the best of the others than the rule allows: a mistake, or gone before a reader gets there.
 *
 * @param offers one for each bookmaker and bet; none of exchanges
 */
export function takeableOffers<Name extends Sport>(
  { eventOf }: Pick<SportTips<Name>, 'eventOf'>,
  offers: readonly SeenOffer<BetOf<Name>>[],
): Offer<BetOf<Name>>[] {
  const wasReadAgain = ({ firstSeenAt, quotedAt }: SeenOffer<BetOf<Name>>) => firstSeenAt < quotedAt;
  const licensed = offers.filter(({ bookmaker }) => isLicensedAnywhere(bookmaker));
  const seen = offers.some(wasReadAgain) ? licensed.filter(wasReadAgain) : licensed;
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
