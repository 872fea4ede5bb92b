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
  '001': {
    en: 'International',
    cs: 'Mezinárodní poháry',
    de: 'International',
    es: 'Internacional',
    el: 'Διεθνείς διοργανώσεις',
    it: 'Coppe internazionali',
    'pt-BR': 'Internacional',
  },
} satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Countries whose usual name in a language is not the one of `Intl`. */
const usualNames: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = {
  BA: { en: 'Bosnia and Herzegovina', de: 'Bosnien-Herzegowina', el: 'Βοσνία-Ερζεγοβίνη', it: 'Bosnia-Erzegovina' },
  EC: { el: 'Εκουαδόρ' },
  FO: { el: 'Νησιά Φερόε', 'pt-BR': 'Ilhas Faroe' },
  NL: { el: 'Ολλανδία', it: 'Olanda', 'pt-BR': 'Holanda' },
  CZ: { it: 'Repubblica Ceca', 'pt-BR': 'República Tcheca' },
  TR: { en: 'Turkey' },
  XK: { el: 'Κόσοβο' },
  US: { en: 'USA', cs: 'USA', de: 'USA', el: 'ΗΠΑ' },
};

/** The regions by ISO 3166 codes that readers of a language call otherwise than `Intl` does. */
export const regionNames: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = { ...usualNames, ...footballRegions };
