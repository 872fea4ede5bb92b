import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { recordTips } from '#data/commands/ledger/record-tips.ts';
import { storeNews } from '#data/commands/news/store-news.ts';
import { inTransaction } from '#data/database/database.ts';
import { listTipsOfMatch } from '#data/queries/ledger/list-tips-of-match.ts';
import { verifyLedger } from '#data/queries/ledger/verify-ledger.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import { parseLocalDay } from '#domain/time/local-day.ts';
import { aTip } from '#tests/factories/a-tip.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { aRoundReview } from '#tests/factories/news-articles.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mergeClubs } from './merge-clubs.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');
const first = async <Row>(sql: string) => (await db.query(sql)).rows[0] as Row;

const tableOf = async () => {
  const { id } = await first<{ id: number }>('select id from seasons');
  const today = parseLocalDay('2024-04-07');
  if (today === undefined) throw new Error('a day is wanted');
  const reading = { locale: 'en', today, compare: (one: string, other: string) => one.localeCompare(other) };
  const [table] = await getSeasonTables(db, { seasonId: id }, reading);
  return table?.rows.map(({ club, points }) => [club.slug, points]);
};

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Man United', 'Arsenal', '2024-03-02T15:00:00Z', ended(1, 0)),
    feedMatch('Man City', 'Man United', '2024-04-20T15:00:00Z'),
  ]);
});

it('counts the matches of a name that nobody knows, as those of a club of its own', async () => {
  await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [
    feedMatch('Arsenal', 'Reds of Manchester', '2024-03-30T15:00:00Z', {
      ...ended(0, 2),
      away: { name: 'Reds of Manchester', externalId: '45' },
    }),
    feedMatch('Man City', 'Reds of Manchester', '2024-04-20T15:00:00Z', { away: { name: 'Reds of Manchester', externalId: '45' } }),
  ]);
  expect(await tableOf()).toEqual([
    ['reds-of-manchester', 3],
    ['manchester-united', 3],
    ['manchester-city', 0],
    ['arsenal', 0],
  ]);
});

it('gives all of it to the known club, leads from every address, and leaves the record as it was written', async () => {
  const { id } = await first<{ id: number }>(`select id from matches where slug = 'manchester-city-reds-of-manchester-2024-04-20'`);
  const tip = aTip({ matchId: id, kickoffUtc: new Date('2024-04-20T15:00:00Z'), awayClubName: 'Reds of Manchester' });
  await inTransaction(db, (client) => recordTips(client, [tip], now));
  const before = (await db.query('select * from tips')).rows;
  await storeNews(db, { slug: 'a-round', facts: aRoundReview(), tournamentId: null, clubs: ['reds-of-manchester', 'arsenal'] }, now);
  await db.query(
    `insert into push_subscriptions (endpoint, p256dh, auth, language, kinds, delay_seconds, zone, hide_scores, created_at, confirmed_at)
     values ('https://push.example/1', '', '', 'en', '{}', 0, 'UTC', false, now(), now())`,
  );
  await db.query(
    `insert into push_follows (subject, subscription_id) select 't' || t.id, s.id from teams t, push_subscriptions s where t.slug = 'reds-of-manchester'`,
  );

  expect(await mergeClubs(db, 'reds-of-manchester', 'manchester-united', now)).toMatchObject({
    matchesMoved: 1,
    matchesUnited: 1,
    disagreements: [],
  });

  expect(await tableOf()).toEqual([
    ['manchester-united', 6],
    ['manchester-city', 0],
    ['arsenal', 0],
  ]);
  expect(await getPresentTeamSlug(db, 'reds-of-manchester')).toBe('manchester-united');
  expect(await getPresentSlug(db, 'arsenal-reds-of-manchester-2024-03-30', 'football')).toBe('arsenal-manchester-united-2024-03-30');
  expect(await getPresentSlug(db, 'manchester-city-reds-of-manchester-2024-04-20', 'football')).toBe(
    'manchester-city-manchester-united-2024-04-20',
  );
  // The record still has the former match and club; it is shown on the page of the match.
  expect((await db.query('select * from tips')).rows).toEqual(before);
  expect(await verifyLedger(db)).toMatchObject({ records: 1, faults: [] });
  const present = await first<{ id: number }>(`select id from matches where slug = 'manchester-city-manchester-united-2024-04-20'`);
  expect(await listTipsOfMatch(db, present.id, 'en')).toHaveLength(1);
  expect(await first('select clubs from news')).toEqual({ clubs: ['manchester-united', 'arsenal'] });
  expect(await first(`select t.slug from push_follows f join teams t on f.subject = 't' || t.id`)).toEqual({ slug: 'manchester-united' });
});

it('knows the club by the number and by the name from then on', async () => {
  const { counts } = await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [
    feedMatch('Arsenal', 'Whatever', '2024-03-30T15:00:00Z', { ...ended(0, 2), away: { name: 'Whatever', externalId: '45' } }),
    feedMatch('Man City', 'Reds of Manchester', '2024-04-20T15:00:00Z'),
  ]);
  expect(counts).toMatchObject({ newMatches: 0, unknownClubs: 0 });
});
