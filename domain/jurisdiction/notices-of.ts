import type { Language } from '#domain/language/languages.ts';
import type { Authority, CountryCode, Helpline, NoticeCode, Register } from './jurisdiction.ts';
import { cautiousDefault, homeOfLanguage, jurisdictionOf } from './jurisdictions.ts';

/** The notices at the foot of a page. */
export interface Notices {
  readonly minimumAge: number;
  readonly notices: readonly NoticeCode[];
  readonly helplines: readonly Helpline[];
  readonly selfExclusion?: Register;
  readonly regulator?: Authority;
}

/**
 * Returns the age, warnings and help that a page shows: by the home country of its language, and by the visitor's country once that is
 * known. The higher age and the warnings of both apply; help is that of the visitor's country. A country that is not in the table gets the
 * cautious default.
 */
export function noticesOf({ country, language }: { country?: CountryCode | undefined; language: Language }): Notices {
  const home = homeOfLanguage[language];
  const here = country === undefined ? home : (jurisdictionOf(country) ?? cautiousDefault);
  return {
    minimumAge: Math.max(here.minimumAge, home.minimumAge),
    notices: [...new Set([...home.notices, ...here.notices])],
    helplines: here.helplines,
    ...(here.selfExclusion !== undefined && { selfExclusion: here.selfExclusion }),
    ...(here.regulator !== undefined && { regulator: here.regulator }),
  };
}
