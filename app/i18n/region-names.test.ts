import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { regionName } from '#languages/region-names.ts';
import { sharedData } from '#tests/factories/shared-data.ts';

/** Names that are particular to football, or easily confused with another's. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GB-SCT': { en: 'Scotland', cs: 'Skotsko', de: 'Schottland', es: 'Escocia', el: 'Σκωτία', it: 'Scozia', 'pt-BR': 'Escócia' },
  TW: {
    en: 'Chinese Taipei',
    cs: 'Čínská Tchaj-pej',
    de: 'Chinesisch Taipeh',
    es: 'China Taipéi',
    el: 'Κινεζική Ταϊπέι',
    it: 'Taipei Cinese',
    'pt-BR': 'Taipé Chinesa',
  },
  CG: { en: 'Congo', cs: 'Kongo', de: 'Kongo', es: 'Congo', el: 'Κονγκό', it: 'Congo', 'pt-BR': 'Congo' },
  CD: { en: 'DR Congo', cs: 'DR Kongo', de: 'DR Kongo', es: 'RD del Congo', el: 'ΛΔ Κονγκό', it: 'RD del Congo', 'pt-BR': 'RD do Congo' },
  HK: { en: 'Hong Kong', cs: 'Hongkong', de: 'Hongkong', es: 'Hong Kong', el: 'Χονγκ Κονγκ', it: 'Hong Kong', 'pt-BR': 'Hong Kong' },
  MO: { en: 'Macau', cs: 'Macao', de: 'Macau', es: 'Macao', el: 'Μακάο', it: 'Macao', 'pt-BR': 'Macau' },
  XK: { en: 'Kosovo', cs: 'Kosovo', de: 'Kosovo', es: 'Kosovo', el: 'Κόσοβο', it: 'Kosovo', 'pt-BR': 'Kosovo' },
  '005': {
    en: 'South America',
    cs: 'Jižní Amerika',
    de: 'Südamerika',
    es: 'Sudamérica',
    el: 'Νότια Αμερική',
    it: 'America del Sud',
    'pt-BR': 'América do Sul',
  },
};

/* Names of maps and offices: "SAR", "ZAO", "& Tobago", "Congo (DRC)", "001". */
const ofAnOffice = /[&()\d]|\b(?:SAR|RAE|ZAO|ΕΔΠ)\b|Sonderverwaltung/;

const recorded = sharedData('world');
interface Recorded {
  readonly name: string;
  readonly iso2: string | null;
}
const ofTheProvider: Readonly<Record<string, string>> = {
  World: '001',
  England: 'GB-ENG',
  Scotland: 'GB-SCT',
  Wales: 'GB-WLS',
  Crimea: 'UA-43',
};

describe.each(languages)('the countries in %s', (language) => {
  it('are called as football calls them', () => {
    expect(Object.keys(ownNames).map((region) => [region, regionName(language, region)])).toEqual(
      Object.entries(ownNames).map(([region, names]) => [region, names[language]]),
    );
  });

  it.skipIf(recorded === undefined)('all have a name of their own', () => {
    const countries = JSON.parse(readFileSync(path.join(recorded as string, 'countries-api-football.json'), 'utf8')) as Recorded[];
    const regions = countries.map(({ name, iso2 }) => ofTheProvider[name] ?? (name === 'Northern-Ireland' ? 'GB-NIR' : (iso2 as string)));
    const names = regions.map((region) => regionName(language, region));
    expect(new Set(regions).size).toBe(171);
    expect(names.filter((name, index) => name === regions[index] || name.trim() === '' || ofAnOffice.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
