import { type AdvertisingContext, advertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import type { CountryCode } from '#domain/jurisdiction/jurisdiction.ts';
import { jurisdictionOf } from '#domain/jurisdiction/jurisdictions.ts';
import { type Bonus, bonusCountries, bonusOf } from '#domain/offer/bonus-of.ts';
import type { BookmakerLink } from '#domain/offer/bookmaker-link.ts';
import { type Hindrance, judgeLink } from '#domain/offer/judge-link.ts';
import { guideBookmaker } from './guide-bookmaker.ts';

/** The bonus promised to new customers of a country. `shownThere` is true when readers in that country see it as well. */
export interface ZoneCountry {
  readonly country: CountryCode;
  readonly bonus: Bonus;
  readonly minimumAge: number;
  readonly shownThere: boolean;
}

/** The links and bonuses that the sign-up guide may show to one visitor in addition to its page. */
export interface GuideOffer {
  /** The country of the visitor. */
  readonly country: CountryCode;
  readonly minimumAge: number;
  readonly link: BookmakerLink;
  /** The bonuses that may be advertised; undefined when the link may be shown, but no bonus. */
  readonly bonuses: { readonly own: Bonus | undefined; readonly zone: readonly ZoneCountry[] } | undefined;
}

/**
 * Returns the links and bonuses that the guide may show to a visitor, or the hindrance, by the law of the visitor's country and of the home
 * country of the language. There is a link only where the bookmaker may be linked to; there are bonuses, and the link that claims one, only
 * where these may be advertised as well.
 *
 * @throws RangeError for a language that is not one of the site's
 */
export function guideOfferFor(asking: AdvertisingContext): { readonly offer?: GuideOffer; readonly hindrance?: Hindrance } {
  const plain: BookmakerLink = { bookmaker: guideBookmaker };
  const { rules, hindrance } = judgeLink(plain, asking);
  if (hindrance !== undefined) return { hindrance };
  const country = asking.country as CountryCode;
  const claim: BookmakerLink = { ...plain, placement: 'claimbonus' };
  const mayClaim = judgeLink(claim, asking).hindrance === undefined;
  return {
    offer: {
      country,
      minimumAge: rules.minimumAge,
      link: mayClaim ? claim : plain,
      bonuses: mayClaim ? { own: bonusOf(guideBookmaker, country), zone: zoneFor(asking) } : undefined,
    },
  };
}

function zoneFor(asking: AdvertisingContext): ZoneCountry[] {
  return bonusCountries.flatMap((country) => {
    const bonus = bonusOf(guideBookmaker, country);
    const row = jurisdictionOf(country);
    if (bonus === undefined || row === undefined) return [];
    const there = advertisingRules({ ...asking, country });
    const shownThere = there.bonuses && there.licensedBookmakers.includes(guideBookmaker);
    return [{ country, bonus, minimumAge: row.minimumAge, shownThere }];
  });
}
