import type { CountryCode } from '#domain/jurisdiction/jurisdiction.ts';
import { homeOfLanguage } from '#domain/jurisdiction/jurisdictions.ts';
import { type Notices, noticesOf } from '#domain/jurisdiction/notices-of.ts';
import type { Language } from '#domain/language/languages.ts';

/** The notices at the foot of every page of a language, and the country whose law requires them. */
export interface LawOfLanguage {
  readonly country: CountryCode;
  readonly notices: Notices;
}

/** Returns the notices and the country of a language. For the server only: the table of countries is not sent to browsers. */
export function lawOfLanguage(tag: Language): LawOfLanguage {
  return { country: homeOfLanguage[tag].country, notices: noticesOf({ language: tag }) };
}
