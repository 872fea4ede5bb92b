import type { Sport } from '#domain/sports/sport.ts';
import type { BetOf } from '#domain/sports/sport-types.ts';
import type { SportTips } from './sport-tips.ts';
import type { Offer } from './tip-decision.ts';

/**
 * Returns the highest offer of each event: two bets that every score settles alike are one. Of equal offers the one with the plainer bet,
 * then the newer one, then the one whose bookmaker is first in the alphabet.
 */
export function bestOffers<Name extends Sport>(
  { eventOf, isRoundabout }: Pick<SportTips<Name>, 'eventOf' | 'isRoundabout'>,
  offers: readonly Offer<BetOf<Name>>[],
): Offer<BetOf<Name>>[] {
  const bestFirst = (first: Offer<BetOf<Name>>, second: Offer<BetOf<Name>>) =>
    second.decimalOdds - first.decimalOdds ||
    Number(isRoundabout(first.bet)) - Number(isRoundabout(second.bet)) ||
    second.quotedAt.getTime() - first.quotedAt.getTime() ||
    (first.bookmaker < second.bookmaker ? -1 : 1);
  const byEvent = Map.groupBy(offers, ({ bet }) => eventOf(bet));
  return [...byEvent.values()].map((ofEvent) => ofEvent.toSorted(bestFirst)[0] as Offer<BetOf<Name>>);
}
