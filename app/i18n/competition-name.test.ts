import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { languages } from '#domain/language/languages.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { competitionName } from './competition-name.ts';

/** Typical names of sources, as readers of each language know them. */
const told: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Cup: { en: 'Cup', cs: 'Pohár', de: 'Pokal', es: 'Copa', el: 'Κύπελλο', it: 'Coppa', 'pt-BR': 'Copa' },
  'Super Cup': {
    en: 'Super Cup',
    cs: 'Superpohár',
    de: 'Supercup',
    es: 'Supercopa',
    el: 'Σούπερ Καπ',
    it: 'Supercoppa',
    'pt-BR': 'Supercopa',
  },
  'Eredivisie Women': {
    en: 'Eredivisie Women',
    cs: 'Eredivisie žen',
    de: 'Eredivisie Frauen',
    es: 'Eredivisie femenina',
    el: 'Eredivisie Γυναικών',
    it: 'Eredivisie femminile',
    'pt-BR': 'Eredivisie Feminina',
  },
  'U21 League': {
    en: 'U21 League',
    cs: 'Liga U21',
    de: 'U21-Liga',
    es: 'Liga sub-21',
    el: 'Πρωτάθλημα Κ21',
    it: 'Campionato Under 21',
    'pt-BR': 'Liga Sub-21',
  },
  'UEFA U19 Championship - Women': {
    en: 'UEFA U19 Championship – Women',
    cs: 'Mistrovství Evropy žen U19',
    de: 'U19-Europameisterschaft der Frauen',
    es: 'Eurocopa femenina sub-19',
    el: 'Ευρωπαϊκό Πρωτάθλημα Γυναικών Κ19',
    it: 'Europei femminili Under 19',
    'pt-BR': 'Eurocopa Feminina Sub-19',
  },
  'CONMEBOL U20 Femenino': {
    en: 'CONMEBOL U20 Femenino',
    cs: 'Mistrovství Jižní Ameriky žen U20',
    de: 'U20-Südamerikameisterschaft der Frauen',
    es: 'Sudamericano femenino sub-20',
    el: 'Πρωτάθλημα Νότιας Αμερικής Γυναικών Κ20',
    it: 'Campionato sudamericano femminile Under 20',
    'pt-BR': 'Sul-Americano Feminino Sub-20',
  },
  'World Cup - Qualification Africa': {
    en: 'World Cup – Qualification Africa',
    cs: 'Mistrovství světa – africká kvalifikace',
    de: 'Weltmeisterschaft – Qualifikation Afrika',
    es: 'Mundial – Clasificación África',
    el: 'Παγκόσμιο Κύπελλο – Προκριματικά Αφρικής',
    it: 'Mondiali – qualificazioni Africa',
    'pt-BR': 'Copa do Mundo – Eliminatórias África',
  },
  'Serie C - Promotion - Play-offs': {
    en: 'Serie C – Promotion – Play-offs',
    cs: 'Serie C – play-off o postup',
    de: 'Serie C – Aufstiegs-Play-offs',
    es: 'Serie C – Playoffs de ascenso',
    el: 'Serie C – Πλέι οφ ανόδου',
    it: 'Serie C – playoff promozione',
    'pt-BR': 'Serie C – Playoffs de acesso',
  },
  'Gamma Ethniki - Group 3': {
    en: 'Gamma Ethniki – Group 3',
    cs: 'Gamma Ethniki – skupina 3',
    de: 'Gamma Ethniki – Gruppe 3',
    es: 'Gamma Ethniki – Grupo 3',
    el: 'Γ’ Εθνική – 3ος όμιλος',
    it: 'Gamma Ethniki – Girone 3',
    'pt-BR': 'Gamma Ethniki – Grupo 3',
  },
};

/** Proper names, and names with a part for which a language has no word: they are not translated. */
const kept = [
  'Premier League',
  '2. Division',
  'Liga 1',
  'FA Cup',
  'Serie D - Girone A',
  'Regionalliga - West',
  'National League - North',
  'Premier League - Summer Series',
  'Second Amateur Division - VFV A',
  'Super League 2',
  'Davis Cup',
  'Tipsport Malta Cup',
];

/** Words of two languages in one name, as no reader writes it. */
const mixtures: Readonly<Record<string, RegExp>> = {
  cs: /\b(?:Women|Group|Qualification|Promotion|Relegation|Youth|Reserve)\b.*(?:žen|skupina|kvalifikace|pohár)|(?:Pohár|Liga) .*\b(?:Group|Women)\b/u,
  de: /\b(?:Women|Group|Qualification|Promotion|Relegation|Youth|Reserve)\b.*(?:Frauen|Gruppe|Pokal|runde)|der Frauen U\d/u,
  es: /\b(?:Women|Group|Qualification|Promotion|Relegation|Youth|Reserve)\b.*(?:femenin|Grupo|Copa|Fase|sub-)|Mundial femenina|Copa femenino/u,
  el: /\b(?:Women|Group|Qualification|Promotion|Relegation|Youth|Reserve)\b.*\p{Script=Greek}|\p{Script=Greek}.*\b(?:Cup|League|Group|U\d\d)\b/u,
  it: /\b(?:Women|Group|Qualification|Promotion|Relegation|Youth|Reserve)\b.*(?:femminil|Girone|Coppa|Under)|Mondiali femminile/u,
  'pt-BR': /\b(?:Women|Group|Qualification|Promotion|Relegation|Youth|Reserve)\b.*(?:Feminin|Grupo|Copa|Fase|Sub-)|Copa .*Feminino/u,
};

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(told))('“%s” is called as readers call it', (name, names) => {
    expect(competitionName(language, name)).toBe(names[language]);
  });

  it.each(kept)('“%s” keeps its name', (name) => {
    expect(competitionName(language, name)).toBe(name.replaceAll(' - ', ' – '));
  });
});

it('calls the FA Cup of no country that of another', () => {
  expect(languages.map((language) => competitionName(language, 'FA Cup'))).toEqual(languages.map(() => 'FA Cup'));
});

const recorded = sharedData('world');
interface Listed {
  readonly league: { readonly name: string };
  readonly country: { readonly name: string };
}

describe.skipIf(recorded === undefined)('of all names on record', () => {
  const list = () =>
    (JSON.parse(readFileSync(path.join(recorded as string, 'leagues/leagues-all-seasons-2024-08.json'), 'utf8')) as Listed[]).map(
      ({ league, country }) => ({ name: league.name.trim(), country: country.name }),
    );

  it.each(languages)('%s has one each, a country’s all different', (language) => {
    const shown = list().map(({ name, country }) => ({ name, of: `${country}: ${competitionName(language, name)}` }));
    expect(shown.length).toBe(1133);
    expect(shown.filter(({ of }) => of.endsWith(': ') || / {2}|undefined|\|/.test(of))).toEqual([]);
    const byShown = Map.groupBy(shown, ({ of }) => of);
    expect([...byShown.values()].filter((same) => new Set(same.map(({ name }) => name)).size > 1)).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'en'))('%s is not mixed with English', (language) => {
    const shown = list().map(({ name }) => competitionName(language, name));
    expect(shown.filter((name) => mixtures[language]?.test(name))).toEqual([]);
  });

  it.each(languages)('%s keeps the part of a family', (language) => {
    const parts = list().flatMap(({ name }) => {
      const sign = / (?:Group|Girone|Serie|Lohko) ([A-Z]|\d+)$/.exec(name)?.[1];
      return sign === undefined ? [] : [{ name, sign, shown: competitionName(language, name) }];
    });
    expect(parts.length).toBeGreaterThan(80);
    const hasSign = ({ sign, shown }: (typeof parts)[number]) =>
      shown.endsWith(sign) || new RegExp(`– ${/\\d/.test(sign) ? `${sign}ος` : '\\p{Lu}+’|\\d+ος'}`, 'u').test(shown);
    expect(parts.filter((part) => !hasSign(part))).toEqual([]);
  });
});

it.each(languages)('%s calls no two competitions of a country of the catalogue the same', (language) => {
  const twins = loadCatalogue().countries.flatMap(({ country, tournaments }) => {
    const names = tournaments.map(({ name }) => competitionName(language, name));
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${country.slug}: ${name}`);
  });
  expect(twins).toEqual([]);
});
