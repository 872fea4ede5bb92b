import { beforeAll, beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { aBroadcastRight } from '#tests/factories/a-broadcast-right.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { storeBroadcasts } from './store-broadcasts.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-21T12:00:00Z');

const sky = aBroadcastRight('Sky Sports', { fromDay: '2025-07-01', toDay: '2029-06-30', reviewedOn: '2026-11-21' });
const cup = { ...sky, tournament: 'england.fa-cup', channel: 'TNT Sports' };

beforeAll(() => storeCatalogue(db, smallCatalogue(), now));
beforeEach(async () => {
  await db.query('delete from broadcasts');
  await storeBroadcasts(db, [sky, cup], now);
});

const stored = async () =>
  (
    await db.query<{ line: string }>(
      `select concat_ws(' ', t.id, b.channel, b.extent, b.to_day) as line
       from broadcasts b join tournaments t on t.numeric_id = b.tournament_id order by 1`,
    )
  ).rows.map(({ line }) => line);
const lastChange = async () =>
  (await db.query<{ version: string; topics: string[] }>('select version, topics from changes order by version desc limit 1')).rows[0];

it('stores what is told, and says which competitions it concerns', async () => {
  expect(await stored()).toEqual(['england.fa-cup TNT Sports some 2029-06-30', 'england.premier-league Sky Sports some 2029-06-30']);
  const { rows } = await db.query<{ topic: string }>(
    `select 'tournament:' || numeric_id as topic from tournaments where id in ('england.premier-league', 'england.fa-cup')`,
  );
  expect((await lastChange())?.topics.toSorted()).toEqual(['catalogue', ...rows.map(({ topic }) => topic)].sort());
});

it('changes nothing and notes nothing when the same is told twice', async () => {
  const before = await lastChange();
  expect(await storeBroadcasts(db, [cup, sky], now)).toBe(0);
  expect(await lastChange()).toEqual(before);
});

it('replaces what is told otherwise and takes away what is told no more', async () => {
  expect(await storeBroadcasts(db, [{ ...sky, toDay: '2032-06-30' }], now)).toBe(3);
  expect(await stored()).toEqual(['england.premier-league Sky Sports some 2032-06-30']);
});

it('leaves what is known of a single match', async () => {
  await db.query(
    `insert into broadcasts (tournament_id, match_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on)
     select numeric_id, 5, 'GB', 'BBC One', 'television', 'free', 'all', '2027-01-09', '2027-01-09', 'https://example.org', '2026-11-21'
     from tournaments where id = 'england.fa-cup'`,
  );
  expect(await storeBroadcasts(db, [sky], now)).toBe(1);
  expect(await stored()).toEqual(['england.fa-cup BBC One all 2027-01-09', 'england.premier-league Sky Sports some 2029-06-30']);
});

it('refuses a competition that is not stored, by name, and changes nothing', async () => {
  await expect(storeBroadcasts(db, [{ ...sky, tournament: 'england.sunday-league' }], now)).rejects.toMatchObject({
    code: 'UNKNOWN_COMPETITION',
    message: 'Sky Sports in GB: no competition "england.sunday-league" is stored',
  });
  expect(await stored()).toHaveLength(2);
});
