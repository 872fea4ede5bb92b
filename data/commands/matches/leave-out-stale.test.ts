import { beforeEach, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-05T09:00:00Z');
const feed = { name: 'football-data-org', isSimulated: false, call: { name: 'matches', everySeconds: 15 } };
await storeCatalogue(db, smallCatalogue(), now);

/** Reports the match, number 7 of the provider, as postponed or not, in a revision of some minutes past eight. */
const tell = (minute: number, status: 'scheduled' | 'postponed') =>
  ingestAnswer(db, feed, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', {
      externalId: '7',
      revisedAt: new Date(Date.UTC(2024, 3, 5, 8, minute)),
      status,
    }),
  ]);
const standing = async () => (await db.query<{ status: string }>('select status from matches')).rows;

beforeEach(async () => {
  await db.query('truncate matches, external_ids cascade');
  await tell(10, 'scheduled');
});

it('passes over an answer that is older than what the provider has said before', async () => {
  await tell(5, 'postponed');
  expect(await standing()).toEqual([{ status: 'scheduled' }]);
});

it('takes an answer on a match whose number another match has in another sport', async () => {
  await db.query(`insert into sports (id, code) values (3, 'basketball') on conflict do nothing`);
  await db.query("update external_ids set sport_id = 3 where kind = 'match'");
  await tell(5, 'postponed');
  expect(await standing()).toEqual([{ status: 'postponed' }]);
});
