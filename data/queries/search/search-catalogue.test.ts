import { beforeAll, expect, it } from 'vitest';
import { countryCatalogueSchema } from '#data/catalogue/catalogue-schema.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { searchCatalogue } from './search-catalogue.ts';

const { db } = await createTestDatabase();

const club = (slug: string, name: string, aliases: string[] = []) => ({ slug, name, short: name.slice(0, 12), aliases });

beforeAll(async () => {
  const countries = [
    {
      country: { slug: 'germany', code: 'GER', region: 'DE', zone: 'Europe/Berlin' },
      tournaments: [
        { slug: 'bundesliga', name: 'Bundesliga', type: 'league', gender: 'men', tier: 1, priority: 4, season: 'autumn-spring' },
        { slug: '2-bundesliga', name: '2. Bundesliga', type: 'league', gender: 'men', tier: 2, priority: 13, season: 'autumn-spring' },
      ],
      clubs: [
        club('borussia-monchengladbach', 'Borussia Mönchengladbach', ["M'gladbach"]),
        club('borussia-dortmund', 'Borussia Dortmund'),
        club('1-fc-koln', '1. FC Köln', ['FC Koln']),
        club('bayern-munchen', 'Bayern München'),
        club('tsv-1860', 'TSV 1860', ['Münchner Löwen']),
      ],
    },
    {
      country: { slug: 'greece', code: 'GRE', region: 'GR', zone: 'Europe/Athens' },
      tournaments: [],
      clubs: [
        club('panathinaikos', 'Panathinaikos'),
        club('paok', 'PAOK'),
        club('olympiacos', 'Olympiacos'),
        club('doxa-dramas', 'Doxa Dramas'),
      ],
    },
    {
      country: { slug: 'france', code: 'FRA', region: 'FR', zone: 'Europe/Paris' },
      tournaments: [],
      clubs: [club('lyon', 'Olympique Lyonnais'), club('marseille', 'Olympique Marseille', ['OM'])],
    },
  ].map((country) => countryCatalogueSchema.parse(country));
  const clubNames = new Map<string, Map<string, readonly [string, string]>>([
    [
      'gr',
      new Map([
        ['panathinaikos', ['Παναθηναϊκός', 'ΠΑΟ']],
        ['olympiacos', ['Ολυμπιακός', 'Ολυμπιακός']],
        ['lyon', ['Λιόν', 'Λιόν']],
        ['marseille', ['Μαρσέιγ', 'Μαρσέιγ']],
      ]),
    ],
    ['en', new Map([['bayern-munchen', ['Bayern Munich', 'Bayern']]])],
  ]);
  await storeCatalogue(db, { countries, clubNames, hash: 'search' }, new Date('2024-04-06T12:00:00Z'));
  await db.query(`update tournaments set current_season = '2023-24' where slug = 'bundesliga'`);
});

const find = async (text: string, locale = 'en') => (await searchCatalogue(db, text, 8, locale)).map(({ name }) => name);

it.each([
  ['monchengladbach', 'Borussia Mönchengladbach'],
  ['MÖNCHENGLADBACH', 'Borussia Mönchengladbach'],
  ['borusia monchengladbch', 'Borussia Mönchengladbach'],
  ['gladbach', 'Borussia Mönchengladbach'],
  ['koeln', '1. FC Köln'],
  ['dortmnd', 'Borussia Dortmund'],
  ['παναθηναικος', 'Panathinaikos'],
  ['panathinaiko', 'Panathinaikos'],
  ['bundeslia', 'Bundesliga'],
])('finds what is meant by "%s"', async (typed, name) => {
  expect((await find(typed))[0]).toBe(name);
});

it('names clubs in the reader’s language, and finds them by every other', async () => {
  expect(await find('bayern munchen')).toEqual(['Bayern Munich']);
  expect(await find('munich', 'de')).toEqual(['Bayern München']);
  expect((await find('panathinaikos', 'gr'))[0]).toBe('Παναθηναϊκός');
});

it('puts names that begin so before names with a word that begins so', async () => {
  expect(await find('do')).toEqual(['Doxa Dramas', 'Borussia Dortmund']);
});

it('puts whom the reader knows by that name before those who have it in other languages', async () => {
  expect(await find('ολυμ', 'gr')).toEqual(['Ολυμπιακός', 'Λιόν', 'Μαρσέιγ']);
  expect(await find('olym', 'gr')).toEqual(['Ολυμπιακός', 'Λιόν', 'Μαρσέιγ']);
  expect(await find('μαρσ', 'gr')).toEqual(['Μαρσέιγ']);
  expect(await find('mu')).toEqual(['Bayern Munich', 'TSV 1860']);
});

it('puts whoever is called exactly so first, by an old or foreign name too', async () => {
  expect((await find('om'))[0]).toBe('Olympique Marseille');
});

it('leaves out competitions without matches', async () => {
  expect(await find('bundesliga')).toEqual(['Bundesliga']);
});

it('finds nothing for a single letter, for signs, and for what nobody is called', async () => {
  expect(await find('b')).toEqual([]);
  expect(await find('%%')).toEqual([]);
  expect(await find('__')).toEqual([]);
  expect(await find('qqqqxyz')).toEqual([]);
});
