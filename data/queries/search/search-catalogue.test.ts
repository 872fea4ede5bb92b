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
        club('tsv-1860-munchen', 'TSV 1860 München', ['Munich 1860']),
        club('bayreuth', 'SpVgg Bayreuth'),
      ],
    },
    {
      country: { slug: 'england', code: 'ENG', region: 'GB-ENG', zone: 'Europe/London' },
      tournaments: [
        { slug: 'premier-league', name: 'Premier League', type: 'league', gender: 'men', tier: 1, priority: 1, season: 'autumn-spring' },
      ],
      clubs: [club('tottenham-hotspur', 'Tottenham Hotspur', ['Spurs'])],
    },
    {
      country: { slug: 'south-africa', code: 'RSA', region: 'ZA', zone: 'Africa/Johannesburg' },
      tournaments: [
        { slug: 'premiership', name: 'Premiership', type: 'league', gender: 'men', tier: 1, priority: 60, season: 'autumn-spring' },
      ],
      clubs: [club('cape-town-spurs', 'Cape Town Spurs')],
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
    [
      'en',
      new Map([
        ['bayern-munchen', ['Bayern Munich', 'Bayern']],
        ['tsv-1860-munchen', ['1860 Munich', '1860 Munich']],
      ]),
    ],
  ]);
  await storeCatalogue(db, { countries, formats: new Map(), clubNames, hash: 'search' }, new Date('2024-04-06T12:00:00Z'));
  await db.query(`update tournaments set current_season = '2023-24' where slug = 'bundesliga'`);
  await play('bayern-munchen', 'bundesliga', '2022-23', '2023-24');
  await play('tsv-1860-munchen', '2-bundesliga', '2022-23', '2023-24');
  await play('tottenham-hotspur', 'premier-league', '2023-24');
  await play('cape-town-spurs', 'premiership', '2021-22', '2022-23', '2023-24');
});

/** Stores a club's seasons in a competition. */
async function play(club: string, tournament: string, ...seasons: readonly string[]): Promise<void> {
  for (const season of seasons) {
    await db.query(
      `with season as (
         insert into seasons (tournament_id, label) select numeric_id, $2 from tournaments where slug = $1
         on conflict (tournament_id, label) do update set label = excluded.label returning id
       )
       insert into season_entries (season_id, team_id) select season.id, teams.id from season, teams where teams.slug = $3`,
      [tournament, season, club],
    );
  }
}

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
  ['bayren', 'Bayern Munich'],
  ['munich bayern', 'Bayern Munich'],
  ['totenham', 'Tottenham Hotspur'],
])('finds what is meant by "%s"', async (typed, name) => {
  expect((await find(typed))[0]).toBe(name);
});

it('names clubs in the reader’s language, and finds them by every other', async () => {
  expect(await find('bayern munchen')).toEqual(['Bayern Munich']);
  expect(await find('munich', 'de')).toEqual(['Bayern München', 'TSV 1860 München']);
  expect((await find('panathinaikos', 'gr'))[0]).toBe('Παναθηναϊκός');
});

it('puts names that begin so before names with a word that begins so', async () => {
  expect(await find('do')).toEqual(['Doxa Dramas', 'Borussia Dortmund']);
});

it('puts whom the reader knows by that name before those who have it in other languages', async () => {
  expect(await find('ολυμ', 'gr')).toEqual(['Ολυμπιακός', 'Λιόν', 'Μαρσέιγ']);
  expect(await find('olym', 'gr')).toEqual(['Ολυμπιακός', 'Λιόν', 'Μαρσέιγ']);
  expect(await find('μαρσ', 'gr')).toEqual(['Μαρσέιγ']);
  expect(await find('mu')).toEqual(['Bayern Munich', '1860 Munich', 'TSV 1860']);
});

it('puts whoever is called exactly so first, by an old or foreign name too', async () => {
  expect((await find('om'))[0]).toBe('Olympique Marseille');
});

it.each([
  ['munich', ['Bayern Munich', '1860 Munich']],
  ['spurs', ['Tottenham Hotspur', 'Cape Town Spurs']],
])('puts the club of the more important competitions first among those called "%s"', async (typed, names) => {
  expect(await find(typed)).toEqual(names);
});

it('forgives mistakes in spelling only where nobody is called so', async () => {
  expect(await find('bayren')).toEqual(['Bayern Munich', 'SpVgg Bayreuth']);
  expect(await find('bayreuth')).toEqual(['SpVgg Bayreuth']);
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
