import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { nameLikeness } from '#domain/team/name-likeness.ts';
import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';
import { answer, sample } from '#tests/factories/api-football-answers.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { numberedFootballKind } from './source-kind.ts';
import { takeAnswer } from './take-answer.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const recordings = sharedData('world');
const source = createApiFootballSource({ address: new URL('http://127.0.0.1:9'), key: 'none' }, []);

async function take(name: string, text: string, now: string): Promise<void> {
  const call = { name, url: new URL('http://127.0.0.1:9'), everySeconds: 60, maxBytes: 8_000_000 };
  const bytes = Uint8Array.from(Buffer.from(text));
  await takeAnswer(db, { source, kind: numberedFootballKind }, { call, bytes, now: new Date(now) });
}

const recorded = (file: string) => readFileSync(path.join(recordings ?? '', file), 'utf8');
const one = async <Row extends object>(text: string) => (await db.query<Row>(text)).rows[0] as Row;

it.skipIf(recordings === undefined)(
  'stores every competition of a recorded list and every match of a recorded Sunday',
  { timeout: 60_000 },
  async () => {
    const before = await db.query(`select id, name, slug from tournaments order by id`);
    const list = JSON.stringify({ errors: [], response: JSON.parse(recorded('leagues/leagues-all-seasons-2024-08.json')) });
    await take('leagues', list, '2022-11-05T01:00:00Z');
    await take('fixtures?date=2022-11-06', recorded('fixtures/day-2022-11-06.json'), '2022-11-07T12:00:00Z');

    expect(
      await one(`select count(*)::int as competitions, count(distinct t.country_id)::int as countries
               from competition_numbers n join tournaments t on t.numeric_id = n.tournament_id where n.provider = 'api-football'`),
    ).toEqual({ competitions: 1_133, countries: 171 });
    expect(await one('select count(*)::int as matches, count(distinct tournament_id)::int as competitions from matches')).toEqual({
      matches: 1_127,
      competitions: 303,
    });
    expect((await db.query(`select id, name, slug from tournaments where not field_sources ? 'name' order by id`)).rows).toEqual(
      before.rows,
    );
    // Names that may be a club of the catalogue wait for an operator, so that no club gets a twin by itself.
    expect((await one<{ count: number }>('select count(*)::int as count from provisional_clubs')).count).toBeLessThanOrEqual(12);
  },
);

/* The five big leagues and the cups of Europe. */
const followed = ['england.premier-league', 'spain.laliga', 'italy.serie-a', 'germany.bundesliga', 'france.ligue-1'].concat(
  ['champions-league', 'europa-league', 'conference-league'].map((cup) => `international.${cup}`),
);
const teamMark = / (?:II|III|B|U\d\d)$/;

it.skipIf(recordings === undefined)('gives no club of the big leagues and the cups of Europe a twin', async () => {
  const ofFollowed = new Set(
    loadCatalogue().countries.flatMap(({ country, tournaments }) =>
      tournaments.flatMap(({ slug, clubs }) => (followed.includes(`${country.slug}.${slug}`) ? clubs : [])),
    ),
  );
  const { rows } = await db.query<{ slug: string; name: string; place: string; addedBySource: string | null }>(
    `select slug, name, country_id || gender_type as place, told_by as "addedBySource" from teams where sport_id = 1`,
  );
  const known = rows.filter(({ slug }) => ofFollowed.has(slug));
  expect(known.length).toBeGreaterThan(150);
  const alike = rows.filter(
    ({ name, place, addedBySource }) =>
      addedBySource !== null && !teamMark.test(name) && known.some((club) => club.place === place && nameLikeness(name, club.name) >= 0.7),
  );
  // Clubs of their own, in the regional leagues of Italy, Portugal and Switzerland.
  expect(alike.map(({ name }) => name).sort()).toEqual([
    'Arronches e Benfica',
    'Benfica Castelo Branco',
    'Bragança',
    'Concordia Basel',
    'Lupa Roma',
    'Roma City',
  ]);
});

/* An entry of the list, as far as it is read here. */
interface Listed {
  readonly league: { readonly id: number; readonly name: string; readonly type: 'League' | 'Cup' };
  readonly country: { readonly name: string; readonly code: string | null };
  readonly seasons: readonly { readonly year: number }[];
}

const listOf = (competitions: readonly Listed[]) => JSON.stringify({ errors: [], response: competitions });
const addresses = async () => {
  const competitions = await db.query<{
    number: number;
    id: string;
    address: string;
    name: string;
    by: string | null;
    parent: number | null;
  }>(
    `select numeric_id as number, id, category_slug || '/' || slug as address, name, field_sources->>'name' as by, parent_id as parent
     from tournaments order by 1`,
  );
  const clubs = await db.query<{ id: number; slug: string; name: string }>('select id, slug, name from teams order by id');
  const matches = await db.query('select slug, tournament_id, home_team_id, away_team_id from matches order by id');
  return { competitions: competitions.rows, clubs: clubs.rows, matches: matches.rows };
};
const withoutNames = <Row extends { readonly name: string }>(rows: readonly Row[]) => rows.map(({ name: _name, ...rest }) => rest);

/* Names that the provider had for these numbers in 2021 and 2022. */
const formerNames: Readonly<Record<number, string>> = {
  15: 'Club World Cup',
  138: 'Serie C',
  172: 'A PFG',
  242: 'Serie A',
  633: 'NB III - Keleti',
  634: 'NB III - Nyugati',
  635: 'NB III - Közép',
};

/**
 * Returns the list as it may have been in 2021: without later competitions, with other names for one in eleven, and with one number that
 * was a cup of Italy's.
 */
function asBefore(list: readonly Listed[]): Listed[] {
  const older = list.filter(({ league, seasons }) => formerNames[league.id] !== undefined || seasons.some(({ year }) => year <= 2021));
  return older.map((one, index): Listed => {
    const { league } = one;
    if (league.id === 867) return { ...one, league: { ...league, name: 'Coppa Italia Serie C' }, country: { name: 'Italy', code: 'IT' } };
    const name = formerNames[league.id] ?? (index % 11 === 0 ? `Old ${league.name}` : league.name);
    return { ...one, league: { ...league, name } };
  });
}

it.skipIf(recordings === undefined)('keeps every address when an older list with other names follows', { timeout: 60_000 }, async () => {
  const before = await addresses();
  const list = JSON.parse(recorded('leagues/leagues-all-seasons-2024-08.json')) as Listed[];
  const older = asBefore(list);
  // The recorded list has seasons of the cup of the Philippines alone.
  const italian = list
    .filter(({ league }) => league.id === 867)
    .flatMap((one) => asBefore([{ ...one, seasons: [{ ...one.seasons[0], year: 2021 }] }]));
  await take('leagues', listOf([...older.filter(({ league }) => league.id !== 867), ...italian]), '2022-11-08T01:00:00Z');
  await take('fixtures?date=2022-11-06', recorded('fixtures/day-2022-11-06.json'), '2022-11-08T12:00:00Z');
  const after = await addresses();
  const known = after.competitions.slice(0, before.competitions.length);

  expect(withoutNames(known)).toEqual(withoutNames(before.competitions));
  expect([after.clubs, after.matches]).toEqual([before.clubs, before.matches]);
  const renamed = known.filter(({ name }, index) => name !== before.competitions[index]?.name);
  expect(renamed.length).toBeGreaterThan(70);
  expect(renamed.filter(({ by }) => by !== 'api-football')).toEqual([]);
  // Another number had that name already.
  expect(after.competitions.slice(before.competitions.length).map(({ id, name }) => [id, name])).toEqual([
    ['italy.coppa-italia-serie-c-2', 'Coppa Italia Serie C'],
  ]);

  await take('leagues', listOf(list), '2022-11-09T01:00:00Z');
  expect((await addresses()).competitions.slice(0, before.competitions.length)).toEqual(before.competitions);
});

it('keeps the addresses of competitions and clubs under other names, and gives a number of another country a competition of its own', async () => {
  await db.query('truncate tournaments, countries, teams, matches, feed_runs, provisional_clubs cascade');
  await storeCatalogue(db, smallCatalogue(), new Date('2026-11-01T00:00:00Z'));
  const season = { year: 2026, start: '2026-08-01', end: '2027-05-31', current: true };
  const no = { events: false, lineups: false, statistics_fixtures: false };
  const entry = (id: number, name: string, country: Listed['country'], type: 'League' | 'Cup' = 'League') => ({
    ...{ league: { id, name, type }, country },
    seasons: [{ ...season, coverage: { fixtures: no, standings: true, injuries: false, odds: false } }],
  });
  const [england, nauru, tonga] = ['England', 'Nauru', 'Tonga'].map((name, index) => ({ name, code: ['GB', 'NR', 'TO'][index] as string }));
  const listed = (...names: readonly [string, string, string]) => [
    entry(39, names[0], england as Listed['country']),
    entry(9_001, names[1], nauru as Listed['country']),
    entry(9_002, names[2], nauru as Listed['country']),
  ];
  const clubs = { home: { id: 91_001, name: 'Aiwo Terns', winner: null }, away: { id: 91_002, name: 'Boe Reef', winner: null } };
  const day = (...names: readonly [string, string]) => {
    const teams = { home: { ...clubs.home, name: names[0] }, away: { ...clubs.away, name: names[1] } };
    return answer(sample({ league: { id: 9_001, name: 'Island League', country: 'Nauru' }, teams }));
  };
  await take('leagues', listOf(listed('Premier League', 'Island League', 'Phosphate Cup')), '2026-11-20T01:00:00Z');
  await take('fixtures?date=2026-11-21', day('Aiwo Terns', 'Boe Reef'), '2026-11-20T02:00:00Z');
  const before = await addresses();
  expect(before.matches).toHaveLength(1);

  const older = listed('English Premier League', 'First Division', 'Phosphate Cup').map((one) =>
    one.league.id === 9_002 ? { ...one, country: tonga as Listed['country'] } : one,
  );
  await take('leagues', listOf(older), '2026-11-20T03:00:00Z');
  await take('fixtures?date=2026-11-21', day('Terns', 'Reef Boe'), '2026-11-20T04:00:00Z');
  const after = await addresses();
  expect(after.competitions.filter(({ name, number }) => name !== before.competitions.find((one) => one.number === number)?.name)).toEqual([
    expect.objectContaining({ address: 'nauru/island-league', name: 'First Division' }),
    expect.objectContaining({ address: 'tonga/phosphate-cup', name: 'Phosphate Cup' }),
  ]);
  expect(withoutNames(after.competitions).slice(0, before.competitions.length)).toEqual(withoutNames(before.competitions));
  expect([withoutNames(after.clubs), after.matches]).toEqual([withoutNames(before.clubs), before.matches]);
});
