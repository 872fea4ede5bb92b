import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '#data/database/database.ts';
import type { FeedCompetition } from '#data/feeds/feed.ts';
import { type LocalDay, parseLocalDay } from '#domain/time/local-day.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordPageOpenings } from '../pages/record-page-openings.ts';
import { growCompetitions } from './grow-competitions.ts';
import { rankGrownCompetitions } from './rank-grown-competitions.ts';
import { storeCatalogue } from './store-catalogue.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-08-29T12:00:00Z');

const listed = (externalId: string, name: string, region: string): FeedCompetition => ({
  ...{ externalId, name, region, kind: 'league', season: 'autumn-spring' },
  coverage: { now: ['results'], since: { results: 2020 }, current: null },
});
const rank = () => inTransaction(db, (client) => rankGrownCompetitions(client, now));
const order = async () => {
  const { rows } = await db.query<{ id: string; priority: number }>(
    `select id, priority from tournaments where field_sources ? 'priority' order by priority`,
  );
  return rows.map(({ id, priority }) => `${priority} ${id}`);
};

beforeEach(async () => {
  await db.query('truncate tournaments, countries, changes, push_subscriptions cascade');
  await storeCatalogue(db, smallCatalogue(), now);
  const list = [
    listed('1', 'Meistaradeildin', 'FO'),
    listed('2', '1. Deild', 'FO'),
    listed('3', 'Botola 2', 'MA'),
    listed('4', 'Botola Pro', 'MA'),
    listed('5', 'Premier League U18', 'GB-ENG'),
    listed('6', 'Isthmian', 'GB-ENG'),
  ];
  await inTransaction(db, (client) => growCompetitions(client, list, { provider: 'api-football', now }));
});

it('ranks competitions as they are added by country and tier, behind those of the catalogue', async () => {
  // The catalogue has the first and the second tier of England, so the league that it does not have is of the third.
  expect(await order()).toEqual([
    '200 england.isthmian',
    '201 morocco.botola-pro',
    '202 morocco.botola-2',
    '203 faroe-islands.meistaradeildin',
    '204 faroe-islands.1-deild',
    '205 england.premier-league-u18',
  ]);
  expect(await rank()).toBe(0);
});

it('counts opened pages of four weeks and those who follow, and says once that lists have changed', async () => {
  const { rows: chosen } = await db.query(`select id, priority from tournaments where not field_sources ? 'priority' order by id`);
  await db.query('truncate changes');
  await recordPageOpenings(db, parseLocalDay('2024-08-20') as LocalDay, new Map([['/faroe-islands/1-deild', 700]]));
  await recordPageOpenings(db, parseLocalDay('2024-07-30') as LocalDay, new Map([['/faroe-islands/meistaradeildin', 90_000]]));
  const { rows } = await db.query<{ id: number }>(
    `insert into push_subscriptions (endpoint, p256dh, auth, language, kinds, delay_seconds, zone, hide_scores, created_at, confirmed_at)
     values ('https://push.example/1', '', '', 'en', '{}', 0, 'UTC', false, $1, $1) returning id`,
    [now],
  );
  await db.query(
    `insert into push_follows (subject, subscription_id) select 'c' || numeric_id, $1 from tournaments where id = 'faroe-islands.1-deild'`,
    [rows[0]?.id],
  );
  expect(await rank()).toBeGreaterThan(0);
  // 700 pages in 28 days are 25 a day (4.7 points) beside a follower (1); two points less for the second tier.
  expect((await order()).slice(0, 3)).toEqual(['200 england.isthmian', '201 morocco.botola-pro', '202 faroe-islands.1-deild']);
  expect((await db.query('select topics from changes')).rows).toEqual([{ topics: ['catalogue'] }]);
  expect((await db.query('select day::text, pages from page_openings')).rows).toEqual([{ day: '2024-08-20', pages: 700 }]);
  expect((await db.query(`select id, priority from tournaments where not field_sources ? 'priority' order by id`)).rows).toEqual(chosen);
});
