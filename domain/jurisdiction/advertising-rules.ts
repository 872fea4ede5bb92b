import type { Language } from '#domain/language/languages.ts';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { affiliateBookmakers, type BookmakerId } from './affiliate-bookmakers.ts';
import type { CountryCode, Helpline, Jurisdiction, NoticeCode, Register } from './jurisdiction.ts';
import { homeOfLanguage, jurisdictionOf } from './jurisdictions.ts';
import { noticesOf } from './notices-of.ts';

/** The kinds of advertising that are allowed. */
export interface Permission {
  readonly affiliateLinks: boolean;
  readonly bonuses: boolean;
  readonly besideLiveScores: boolean;
  /** The affiliate bookmakers that may be linked to: licensed both in the visitor's country and in the home country of the page's language. */
  readonly licensedBookmakers: readonly BookmakerId[];
  /** The reason why no offer may be shown; absent when offers may be. */
  readonly because?: 'unknown-country' | 'not-reviewed' | 'forbidden';
}

export interface AdvertisingRules extends Permission {
  readonly minimumAge: number;
  readonly notices: readonly NoticeCode[];
  readonly helplines: readonly Helpline[];
  readonly selfExclusion?: Register;
}

export interface AdvertisingContext {
  /** The visitor's country (ISO 3166-1 alpha-2); undefined when it is not known. */
  readonly country: CountryCode | undefined;
  /** The BCP-47 tag of the page. */
  readonly language: Language;
  readonly today: LocalDay;
}

/** Max days since a row was reviewed for its rules to permit an offer. */
export const daysAReviewHolds = 180;

/**
 * Returns the advertising that is allowed to a visitor on a page, and the notices that must be shown with it: the stricter of the rules of
 * the visitor's country and of the home country of the page's language. An unknown or unlisted country, or a row not reviewed for more than
 * 180 days, means no offers.
 */
export function advertisingRules({ country, language, today }: AdvertisingContext): AdvertisingRules {
  const here = country === undefined ? undefined : jurisdictionOf(country);
  const { minimumAge, notices, helplines, selfExclusion } = noticesOf({ country, language });
  return {
    minimumAge,
    notices,
    helplines,
    ...(selfExclusion !== undefined && { selfExclusion }),
    ...stricterPermission(here, homeOfLanguage[language], today),
  };
}

/**
 * Returns the permission by the stricter of two rows of the table.
 *
 * @param here the row of the visitor's country; undefined when it has none
 * @param home the row of the country in which the page's language is at home
 */
export function stricterPermission(here: Jurisdiction | undefined, home: Jurisdiction, today: LocalDay): Permission {
  if (here === undefined) return none('unknown-country');
  const rows = [here, home];
  if (rows.some(({ reviewedOn }) => addDays(reviewedOn, daysAReviewHolds) < today)) return none('not-reviewed');
  const licensedBookmakers = affiliateBookmakers.flatMap(({ id, slug }) => (rows.every((row) => licenses(row, slug)) ? [id] : []));
  if (licensedBookmakers.length === 0 || !rows.every(({ advertising }) => advertising.affiliateLinks)) return none('forbidden');
  return {
    affiliateLinks: true,
    bonuses: rows.every(({ advertising }) => advertising.bonuses),
    besideLiveScores: rows.every(({ advertising }) => advertising.besideLiveScores),
    licensedBookmakers,
  };
}

function licenses({ licensedBookmakers }: Jurisdiction, slug: string): boolean {
  return licensedBookmakers.some(({ bookmaker }) => bookmaker === slug);
}

function none(because: NonNullable<Permission['because']>): Permission {
  return { affiliateLinks: false, bonuses: false, besideLiveScores: false, licensedBookmakers: [], because };
}
