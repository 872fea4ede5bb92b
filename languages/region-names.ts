import type { Language } from '#domain/language/languages.ts';
import { ofEach } from './of-each.ts';

/** Names of regions of football for which `Intl` has no name, or one that readers of football do not use. */
const footballRegions = ['GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR', 'UA-43', '001'] as const;

/** Names of regions by their codes: of those of football, and of countries whose usual name in the language is not the one of `Intl`. */
export type RegionNames = Readonly<Record<(typeof footballRegions)[number], string>> & Readonly<Partial<Record<string, string>>>;

const regionNames = ofEach('regions');

const namesOfIntl = new Map<Language, Intl.DisplayNames>();

/** Returns the name of a region in a language by its code, `DE` or `GB-ENG`; the code itself when no name is known. */
export function regionName(language: Language, code: string): string {
  const own = regionNames[language][code];
  if (own !== undefined) return own;
  const names = namesOfIntl.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesOfIntl.set(language, names);
  return names.of(code) ?? code;
}

/** Returns true for the code of a region that has a name. */
export function isRegion(code: string): boolean {
  return (
    (footballRegions as readonly string[]).includes(code) || (/^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regionName('en', code) !== code)
  );
}
