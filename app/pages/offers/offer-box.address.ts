import { address } from '#app/addresses/address.ts';
import { id, oneOf } from '#app/addresses/parameter.ts';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { linkSports, placements } from '#domain/offer/bookmaker-link.ts';

/** The offers for a place on a page, as HTML for the visitor of the request. `match` is the id of the match that the place belongs to. */
export const offerBoxAddress = address('/offer-box', {
  placement: oneOf(placements),
  sport: oneOf(linkSports),
  bookmaker: oneOf(affiliateBookmakers.map(({ id: name }) => name)),
  match: id(),
});

/** The bonus that the sign-up guide may show to this visitor, as HTML. */
export const bonusBoxAddress = address('/bonus-box');
