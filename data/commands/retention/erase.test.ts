import { beforeEach, expect, it } from 'vitest';
import { storeContactMessage } from '#data/commands/contact/store-contact-message.ts';
import { recordLinkClicks } from '#data/commands/links/record-link-clicks.ts';
import { castVotes } from '#data/commands/vote/cast-votes.ts';
import { countVotes } from '#data/votes/count-votes.ts';
import { affiliateBookmakers } from '#domain/jurisdiction/affiliate-bookmakers.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { eraseExpired } from './erase-expired.ts';
import { eraseAddress, eraseMessagesOf, eraseVoter } from './erase-visitor.ts';

const { db } = await createTestDatabase();
const bookmaker = (affiliateBookmakers[0] as (typeof affiliateBookmakers)[number]).id;
const at = new Date('2026-03-01T12:00:00Z');
const dayMs = 86_400_000;
const after = (days: number) => new Date(at.getTime() + days * dayMs);
const vote = (voter: string, item = '1') =>
  castVotes(db, { sport: 'soccer', item }, [{ option: 'home', voter, addressKey: `network of ${voter}` }], at);
const voters = async () =>
  (await db.query<{ voter: string | null; key: string | null }>('select voter, address_key as key from votes order by id')).rows;

beforeEach(() => db.query('truncate votes, link_clicks, contact_messages'));

it('forgets voters and counts of links when their time is over, and the votes count on', async () => {
  await vote('ann');
  await vote('bob');
  await recordLinkClicks(db, [{ day: localDayOf(at, 'UTC'), link: { bookmaker }, clicks: 3 }]);
  const retention = { voterDays: 180, clickDays: 200 };
  expect(await eraseExpired(db, after(179.9), retention)).toEqual({ voters: 0, clicks: 0 });
  expect(await eraseExpired(db, after(179.97), retention, 3_600_000)).toEqual({ voters: 2, clicks: 0 });
  expect((await voters()).map(({ voter }) => voter)).toEqual([null, null]);
  expect((await countVotes(db, 'soccer', '1')).counted).toBe(2);
  expect(await eraseExpired(db, after(200), retention)).toEqual({ voters: 0, clicks: 0 });
  expect(await eraseExpired(db, after(201), retention)).toEqual({ voters: 0, clicks: 1 });
  expect((await vote('ann')).outcomes).toEqual([{ kind: 'counted' }]);
});

it('erases the messages of an address, the key of a voter, and the key of a network, and nothing else', async () => {
  await vote('ann', '1');
  await vote('ann', '2');
  await vote('bob', '2');
  for (const email of ['Ann@example.org', 'bob@example.org']) {
    await storeContactMessage(db, { name: 'A', email, message: 'Hello', language: 'en', addressKey: 'network of bob' }, at);
  }
  expect([await eraseVoter(db, 'ann'), await eraseVoter(db, 'ann')]).toEqual([2, 0]);
  expect(await eraseMessagesOf(db, 'ann@EXAMPLE.org')).toBe(1);
  expect(await eraseAddress(db, 'network of bob')).toBe(2);
  expect(await voters()).toEqual([
    { voter: null, key: 'network of ann' },
    { voter: null, key: 'network of ann' },
    { voter: 'bob', key: null },
  ]);
  const { rows } = await db.query('select email, address_key from contact_messages');
  expect(rows).toEqual([{ email: 'bob@example.org', address_key: null }]);
});
