import type { AdvertisingContext } from '#domain/jurisdiction/advertising-rules.ts';
import { affiliateBookmakers, type BookmakerId } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import type { CountryCode } from '#domain/jurisdiction/jurisdiction.ts';
import { type Bonus, bonusOf } from './bonus-of.ts';
import type { BookmakerLink } from './bookmaker-link.ts';
import { type Hindrance, judgeLink, type LinkVerdict } from './judge-link.ts';

/** A bookmaker that may be shown to a visitor, with its bonus where that may be shown. */
export interface Offer {
  readonly link: BookmakerLink;
  readonly name: string;
  /** The country of the visitor, in which the bookmaker is licensed. */
  readonly country: CountryCode;
  readonly minimumAge: number;
  readonly bonus: Bonus | undefined;
}

export interface OfferList {
  readonly offers: readonly Offer[];
  /** The reason why there are no offers; undefined when there are some. */
  readonly hindrance: Hindrance | undefined;
}

/**
 * Returns the offers that a visitor may see at a place, in the order of the specification, which is no ranking. `bookmaker` limits them to
 * that one.
 *
 * @throws RangeError for a language that is not one of the site's
 */
export function offersFor(
  place: Omit<BookmakerLink, 'bookmaker'> & { readonly bookmaker?: BookmakerId | undefined },
  asking: AdvertisingContext,
): OfferList {
  const candidates = affiliateBookmakers.filter(({ id }) => place.bookmaker === undefined || id === place.bookmaker);
  const judged = candidates.map(({ id, name }) => {
    const link: BookmakerLink = { ...place, bookmaker: id };
    return { link, name, ...judgeLink(link, asking) };
  });
  const offers = judged.flatMap((one) => (one.hindrance === undefined ? [toOffer(one, asking.country as CountryCode)] : []));
  return { offers, hindrance: offers.length > 0 ? undefined : weightiest(judged) };
}

function toOffer({ link, name, rules }: LinkVerdict & Pick<Offer, 'link' | 'name'>, country: CountryCode): Offer {
  const bonus = rules.bonuses ? bonusOf(link.bookmaker, country) : undefined;
  return { link, name, country, minimumAge: rules.minimumAge, bonus };
}

/** Returns the reason to report for no offers: the law's before a missing licence, since it applies to licensed bookmakers too. */
function weightiest(judged: readonly LinkVerdict[]): Hindrance | undefined {
  return judged.find(({ hindrance }) => hindrance !== 'not-licensed')?.hindrance ?? judged[0]?.hindrance;
}
