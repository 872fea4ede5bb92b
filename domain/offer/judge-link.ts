import { type AdvertisingContext, type AdvertisingRules, advertisingRules } from '#domain/jurisdiction/advertising-rules.ts';
import type { BookmakerLink } from './bookmaker-link.ts';

/** The reason why a link to a bookmaker is not shown: the law of the place, a bookmaker without a licence there, or a bonus that may not be named. */
export type Hindrance = NonNullable<AdvertisingRules['because']> | 'not-licensed' | 'no-bonuses';

export interface LinkVerdict {
  readonly rules: AdvertisingRules;
  /** Undefined when the link may be followed. */
  readonly hindrance: Hindrance | undefined;
}

/**
 * Returns the rules for a visitor and, when a link to the bookmaker may not be shown, the hindrance: by the rules of the visitor's country
 * and of the home country of the page's language, the stricter of both. The placement `claimbonus` invites visitors to take a bonus and is
 * closed where bonuses may not be advertised.
 *
 * @throws RangeError for a language that is not one of the site's
 */
export function judgeLink({ bookmaker, placement }: BookmakerLink, asking: AdvertisingContext): LinkVerdict {
  const rules = advertisingRules(asking);
  if (!rules.affiliateLinks) return { rules, hindrance: rules.because ?? 'forbidden' };
  if (!rules.licensedBookmakers.includes(bookmaker)) return { rules, hindrance: 'not-licensed' };
  if (placement === 'claimbonus' && !rules.bonuses) return { rules, hindrance: 'no-bonuses' };
  return { rules, hindrance: undefined };
}
