import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const feed = { name: 'api-football', isSimulated: false, call: { name: 'odds?fixture=7', everySeconds: 900 } };
const now = new Date('2024-04-06T09:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestAnswer(db, feed, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', { externalId: '7' })]);
});

const told = (matchExternalId: string, home: number, quotedAt = now) =>
  ingestAnswer(db, feed, now, [], {
    quotes: [
      {
        matchExternalId,
        quotes: [{ bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'moving', quotedAt, prices: [home, 3.5, 4] }],
      },
    ],
  });

it('stores prices by the provider’s number of the match, which the match then shows, and drops its pages', async () => {
  await db.query('delete from changes');
  expect(await told('7', 1.9)).toMatchObject({ state: 'succeeded', counts: { quotes: 1, problems: 0 } });
  expect((await db.query('select best_home_odds::float as home from matches')).rows).toEqual([{ home: expect.closeTo(1.9) }]);
  const { rows } = await db.query<{ topics: string[] }>('select topics from changes');
  const dropped = rows.flatMap(({ topics }) => topics).map((topic) => topic.replace(/:\d+$/, ''));
  expect(dropped.toSorted()).toEqual(['day:2024-04-06', 'match', 'team-chances', 'team-chances', 'tournament-chances']);
});

it('drops no page for a price that stands, but for one seen again a quarter of an hour later, and passes over a match that is not stored', async () => {
  await db.query('delete from changes');
  const dropped = async () => (await db.query<{ topics: string[] }>('select topics from changes')).rows.flatMap(({ topics }) => topics);
  await told('7', 1.9, new Date('2024-04-06T09:14:00Z'));
  expect((await told('8', 1.9)).counts.quotes).toBe(0);
  expect(await dropped()).toEqual([]);
  await told('7', 1.9, new Date('2024-04-06T09:15:00Z'));
  expect(await dropped()).toEqual(expect.arrayContaining(['day:2024-04-06', expect.stringMatching(/^match:\d+$/)]));
});

it('stores none under the number that the provider has for a match of another sport', async () => {
  await db.query(`insert into sports (id, code) values (3, 'basketball') on conflict do nothing`);
  await db.query(
    `insert into external_ids select 3, provider, kind, '9', own_id from external_ids where kind = 'match' and external_id = '7'`,
  );
  expect((await told('9', 1.5)).counts.quotes).toBe(0);
});
