import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { nameLikeness } from '#domain/team/name-likeness.ts';
import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';
import { sharedData } from '#tests/factories/shared-data.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { numberedFootballKind } from './source-kind.ts';
import { takeAnswer } from './take-answer.ts';

const { db } = await createTestDatabase();
const recordings = sharedData('world');
const source = createApiFootballSource({ address: new URL('http://127.0.0.1:9'), key: 'none' }, []);

async function take(name: string, text: string, now: string): Promise<void> {
  const call = { name, url: new URL('http://127.0.0.1:9'), everySeconds: 60, mostBytes: 8_000_000 };
  const bytes = Uint8Array.from(Buffer.from(text));
  await takeAnswer(db, { source, kind: numberedFootballKind }, { call, bytes, now: new Date(now) });
}

const recorded = (file: string) => readFileSync(path.join(recordings ?? '', file), 'utf8');
const one = async <Row extends object>(text: string) => (await db.query<Row>(text)).rows[0] as Row;

it.skipIf(recordings === undefined)(
  'stores every competition of a recorded list and every match of a recorded Sunday',
  { timeout: 60_000 },
  async () => {
    await storeCatalogue(db, loadCatalogue(), new Date('2022-11-05T00:00:00Z'));
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
  const { rows } = await db.query<{ slug: string; name: string; place: string; toldBy: string | null }>(
    `select slug, name, country_id || gender_type as place, told_by as "toldBy" from teams where sport_id = 1`,
  );
  const known = rows.filter(({ slug }) => ofFollowed.has(slug));
  expect(known.length).toBeGreaterThan(150);
  const alike = rows.filter(
    ({ name, place, toldBy }) =>
      toldBy !== null && !teamMark.test(name) && known.some((club) => club.place === place && nameLikeness(name, club.name) >= 0.7),
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
