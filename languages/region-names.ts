import type { Language } from '#domain/language/languages.ts';

/** Regions of football that `Intl` has no name for, or calls by one that no reader of football uses. */
const footballRegions = {
  'GB-ENG': { en: 'England', cs: 'Anglie', de: 'England', es: 'Inglaterra', el: 'Αγγλία', it: 'Inghilterra', 'pt-BR': 'Inglaterra' },
  'GB-SCT': { en: 'Scotland', cs: 'Skotsko', de: 'Schottland', es: 'Escocia', el: 'Σκωτία', it: 'Scozia', 'pt-BR': 'Escócia' },
  'GB-WLS': { en: 'Wales', cs: 'Wales', de: 'Wales', es: 'Gales', el: 'Ουαλία', it: 'Galles', 'pt-BR': 'País de Gales' },
  'GB-NIR': {
    en: 'Northern Ireland',
    cs: 'Severní Irsko',
    de: 'Nordirland',
    es: 'Irlanda del Norte',
    el: 'Βόρεια Ιρλανδία',
    it: 'Irlanda del Nord',
    'pt-BR': 'Irlanda do Norte',
  },
  'UA-43': { en: 'Crimea', cs: 'Krym', de: 'Krim', es: 'Crimea', el: 'Κριμαία', it: 'Crimea', 'pt-BR': 'Crimeia' },
  '001': {
    en: 'International',
    cs: 'Mezinárodní soutěže',
    de: 'International',
    es: 'Internacional',
    el: 'Διεθνείς διοργανώσεις',
    it: 'Competizioni internazionali',
    'pt-BR': 'Internacional',
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Countries whose usual name in a language is not the one of `Intl`. */
const usualNames: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  AG: { en: 'Antigua and Barbuda' },
  BB: { el: 'Μπαρμπάντος' },
  BF: { 'pt-BR': 'Burkina Faso' },
  BH: { 'pt-BR': 'Bahrein' },
  CD: { en: 'DR Congo', cs: 'DR Kongo', de: 'DR Kongo', es: 'RD del Congo', el: 'ΛΔ Κονγκό', it: 'RD del Congo', 'pt-BR': 'RD do Congo' },
  CG: { en: 'Congo', cs: 'Kongo', de: 'Kongo', es: 'Congo', el: 'Κονγκό', it: 'Congo', 'pt-BR': 'Congo' },
  CI: { en: 'Ivory Coast', de: 'Elfenbeinküste', es: 'Costa de Marfil' },
  CV: { de: 'Kap Verde' },
  HK: { en: 'Hong Kong', cs: 'Hongkong', de: 'Hongkong', es: 'Hong Kong', el: 'Χονγκ Κονγκ', it: 'Hong Kong', 'pt-BR': 'Hong Kong' },
  MM: { en: 'Myanmar', cs: 'Myanmar', es: 'Myanmar', el: 'Μιανμάρ', it: 'Myanmar', 'pt-BR': 'Mianmar' },
  MO: { en: 'Macau', cs: 'Macao', de: 'Macau', es: 'Macao', el: 'Μακάο', it: 'Macao', 'pt-BR': 'Macau' },
  PS: { en: 'Palestine', cs: 'Palestina', de: 'Palästina', es: 'Palestina', el: 'Παλαιστίνη', it: 'Palestina', 'pt-BR': 'Palestina' },
  BA: { en: 'Bosnia and Herzegovina', de: 'Bosnien-Herzegowina', el: 'Βοσνία-Ερζεγοβίνη', it: 'Bosnia-Erzegovina' },
  EC: { el: 'Εκουαδόρ' },
  FO: { el: 'Νησιά Φερόε', 'pt-BR': 'Ilhas Faroe' },
  NL: { el: 'Ολλανδία', it: 'Olanda', 'pt-BR': 'Holanda' },
  CZ: { it: 'Repubblica Ceca', 'pt-BR': 'República Tcheca' },
  TR: { en: 'Turkey' },
  TT: { en: 'Trinidad and Tobago' },
  TW: {
    en: 'Chinese Taipei',
    cs: 'Čínská Tchaj-pej',
    de: 'Chinesisch Taipeh',
    es: 'China Taipéi',
    el: 'Κινεζική Ταϊπέι',
    it: 'Taipei Cinese',
    'pt-BR': 'Taipé Chinesa',
  },
  XK: { el: 'Κόσοβο' },
  US: { en: 'USA', cs: 'USA', de: 'USA', el: 'ΗΠΑ' },
};

const regionNames: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = { ...usualNames, ...footballRegions };

const namesOfIntl = new Map<Language, Intl.DisplayNames>();

/** Returns what readers of a language call a region by its code, `DE` or `GB-ENG`; the code itself where nobody has a name for it. */
export function regionName(language: Language, code: string): string {
  const own = regionNames[code]?.[language];
  if (own !== undefined) return own;
  const names = namesOfIntl.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesOfIntl.set(language, names);
  return names.of(code) ?? code;
}

/** Returns true for the code of a region that readers have a name for. */
export function isRegion(code: string): boolean {
  return Object.hasOwn(footballRegions, code) || (/^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regionName('en', code) !== code);
}
