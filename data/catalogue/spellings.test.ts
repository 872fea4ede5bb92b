import { describe, expect, it } from 'vitest';
import { foldName } from '#domain/team/fold-name.ts';
import { loadCatalogue } from './load-catalogue.ts';

const { countries } = loadCatalogue();

/** Returns every spelling of the men's clubs that are found in a country, with their slugs. */
const spellingsIn = (country: string) =>
  countries
    .flatMap(({ country: home, clubs }) => clubs.filter(({ playsIn }) => home.slug === country || playsIn === country))
    .filter(({ gender }) => gender === 'men')
    .flatMap(({ slug, name, short, row = name, aliases }) =>
      [...new Set([name, short, row, ...aliases].map(foldName))].map((key) => ({ key, slug })),
    );

const find = (country: string, name: string) => spellingsIn(country).find(({ key }) => key === foldName(name))?.slug;

it.each([
  ['argentina', 'colon', ['Colon Santa FE', 'Colon Santa Fe']],
  ['norway', 'hamkam', ['Ham-Kam', 'HamKam']],
  ['poland', 'gornik-zabrze', ['Gornik Z.', 'Gornik Zabrze']],
  ['poland', 'ruch-chorzow', ['Ruch', 'Ruch Chorzow']],
  ['romania', 'dinamo-bucuresti', ['Din. Bucuresti', 'Dinamo Bucuresti']],
  ['romania', 'universitatea-craiova', ['U Craiova', 'Univ. Craiova']],
])('in %s, %s is one club under both names that football-data has for it', (country, slug, names) => {
  expect(names.map((name) => find(country, name))).toEqual(names.map(() => slug));
});

it.each([
  ['china', 'Liaoning', 'Liaoning Tieren'],
  ['poland', 'Zaglebie', 'Zaglebie Sosnowiec'],
  ['poland', 'Gornik Zabrze', 'Leczna'],
  ['poland', 'Wisla', 'Wisla Plock'],
  ['romania', 'U Craiova', 'U Craiova 1948'],
  ['romania', 'FC Brasov', 'Corona Brasov'],
  ['russia', 'Spartak Moscow', 'Spartak Nalchik'],
  ['russia', 'FK Anzi Makhackala', 'Dynamo Makhachkala'],
  ['russia', 'Pari NN', 'Volga N. Novgorod'],
  ['switzerland', 'Lausanne', 'Lausanne Ouchy'],
])('in %s, %s and %s are two clubs', (country, one, other) => {
  const slugs = [find(country, one), find(country, other)];
  expect(slugs).not.toContain(undefined);
  expect(new Set(slugs).size).toBe(2);
});

describe('the names of football-data', () => {
  it.each([
    ['argentina', 'Crucero del Norte, Olimpo Bahia Blanca, Chacarita Juniors, Atl. Rafaela'],
    ['austria', 'Mattersburg, Neustadt, Wacker Innsbruck, St. Polten, Grodig, A. Lustenau, A. Klagenfurt, Admira'],
    ['belgium', 'Seraing'],
    ['denmark', 'Esbjerg, Hobro, Helsingor, Vendsyssel, Hvidovre IF, Vestsjaelland'],
    ['finland', 'Honka, JJK Jyvaskyla, MyPa, HIFK, KPV Kokkola, PK-35 Vantaa, PS Kemi, Rovaniemi, Ekenas'],
    ['france', 'Niort, Quevilly Rouen, Concarneau, Martigues'],
    ['ireland', 'Monaghan, Longford, Athlone, Limerick, Wexford, St. Patricks'],
    ['japan', 'Kumamoto, Yamaga, Tokushima, Iwata'],
    ['norway', 'Honefoss, Sogndal, Stabaek, Sandnes, Ull/Kisa, Jerv, Mjondalen, Ranheim, Moss, Kongsvinger'],
    ['poland', 'Podbeskidzie, GKS Belchatow, Polonia Warszawa, Legnica, Sandecja Nowy S., Zawisza, Termalica B-B., LKS Lodz'],
    ['romania', 'Pandurii, Ceahlaul, Bistrita, Vaslui, Concordia, Navodari, Daco-Getica Bucuresti, Calarasi, Mioveni, Targu Mures'],
    ['russia', 'M. Saransk, Vladikavkaz, Zenit, Amkar, Krylya Sovetov, Kuban, R. Volgograd, T. Moscow, FK Rostov, Tosno, Ural'],
    ['sweden', 'Landskrona, Brage, Dalkurd, Varberg'],
    ['switzerland', 'Aarau, Schaffhausen, Xamax, Vaduz, Yverdon, Grasshoppers, Lausanne Ouchy'],
  ])('are found in %s', (country, names) => {
    expect(names.split(', ').filter((name) => find(country, name) === undefined)).toEqual([]);
  });
});

it('means one club by each spelling of a country', () => {
  const twice = countries.flatMap(({ country: { slug: country } }) =>
    [...Map.groupBy(spellingsIn(country), ({ key }) => key)]
      .filter(([, found]) => new Set(found.map(({ slug }) => slug)).size > 1)
      .map(([key, found]) => `${country}: ${key} is ${found.map(({ slug }) => slug).join(' and ')}`),
  );
  expect(twice).toEqual([]);
});
