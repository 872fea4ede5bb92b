import type { Language } from '#domain/language/languages.ts';
import { austria } from './countries/austria.ts';
import { brazil } from './countries/brazil.ts';
import { cyprus } from './countries/cyprus.ts';
import { czechia } from './countries/czechia.ts';
import { denmark } from './countries/denmark.ts';
import { germany } from './countries/germany.ts';
import { greatBritain } from './countries/great-britain.ts';
import { greece } from './countries/greece.ts';
import { ireland } from './countries/ireland.ts';
import { italy } from './countries/italy.ts';
import { mexico } from './countries/mexico.ts';
import { portugal } from './countries/portugal.ts';
import { slovakia } from './countries/slovakia.ts';
import { spain } from './countries/spain.ts';
import type { CountryCode, Jurisdiction } from './jurisdiction.ts';

/** The rules of every country that we know. */
export const jurisdictions: readonly Jurisdiction[] = [
  austria,
  brazil,
  cyprus,
  czechia,
  denmark,
  germany,
  greatBritain,
  greece,
  ireland,
  italy,
  mexico,
  portugal,
  slovakia,
  spain,
];

/** The rules for every other country: the highest age that is usual in Europe, help that is open to the whole world, and no offers. */
export const cautiousDefault: Pick<Jurisdiction, 'minimumAge' | 'notices' | 'helplines' | 'selfExclusion' | 'regulator'> = {
  minimumAge: 21,
  notices: [],
  helplines: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', languages: ['en'] }],
};

/** The country in which each language of the site is at home, with its rules. */
export const homeOfLanguage: Readonly<Record<Language, Jurisdiction>> = {
  en: greatBritain,
  cs: czechia,
  de: germany,
  es: spain,
  el: greece,
  it: italy,
  'pt-BR': brazil,
};

const byCountry = new Map(jurisdictions.map((row) => [row.country, row]));

/** Returns the rules of a country; undefined for one that is not in the table. */
export function jurisdictionOf(country: CountryCode): Jurisdiction | undefined {
  return byCountry.get(country);
}
