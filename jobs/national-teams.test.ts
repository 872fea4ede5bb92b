import { expect, it } from 'vitest';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { readAt as readFixtures, sample } from '#tests/factories/api-football-answers.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { bookmaker, market, readAt as readPrices, sampleEvent } from '#tests/factories/the-odds-api-answers.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2026-11-20T12:00:00Z');

it('lets nobody be at home in the finals, but in qualifiers', async () => {
  const match = (tournamentId: string, home: string, away: string): FeedMatch => ({
    tournamentId,
    season: '2026',
    home: { name: home },
    away: { name: away },
    kickoff: { known: true, utc: new Date('2026-06-16T19:00:00Z') },
    status: 'scheduled',
    quotes: [],
  });
  await ingestAnswer(db, { name: 'football-data-org', isSimulated: false }, now, [
    match('international.world-cup', 'Iran', 'New Zealand'),
    match('international.european-qualifiers', 'Norway', 'Italy'),
  ]);
  const { rows } = await db.query(
    "select slug, neutral_venue as neutral from matches where kickoff_utc = '2026-06-16T19:00:00Z' order by slug",
  );
  expect(rows).toEqual([
    { slug: 'iran-new-zealand-2026-06-16', neutral: true },
    { slug: 'norway-italy-2026-06-16', neutral: false },
  ]);
});

it('makes one match of a qualifier that one source calls Rep. Of Ireland and the other Republic of Ireland, in their seasons', async () => {
  const teams = { home: { id: 776, name: 'Rep. Of Ireland', winner: null }, away: { id: 777, name: 'Türkiye', winner: null } };
  const fixtures = readFixtures('12:00', sample({ teams, league: { id: 32, season: 2024, round: 'Group A - 1' } }));
  const names = ['Republic of Ireland', 'Turkey'] as const;
  const prices = readPrices(
    '12:00',
    sampleEvent({
      sport_key: 'soccer_uefa_euro_qualification',
      commence_time: '2026-11-21T14:30:00Z',
      home_team: names[0],
      away_team: names[1],
      bookmakers: [bookmaker('pinnacle', [market('h2h', [names[0], 2.6], [names[1], 2.8], ['Draw', 3.2])], '2026-11-21T11:50:00Z')],
    }),
  );
  await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, fixtures.matches as readonly FeedMatch[]);
  await ingestAnswer(db, { name: 'the-odds-api', isSimulated: false }, now, prices.matches as readonly FeedMatch[]);
  const { rows } = await db.query(
    `select m.slug, s.label, m.stage, m.group_label as "group", (select odds[1] from quotes q where q.match_id = m.id) as price
     from matches m join seasons s on s.id = m.season_id where s.label = '2028'`,
  );
  expect(rows).toEqual([{ slug: 'ireland-turkey-2026-11-21', label: '2028', stage: 'group', group: 'A', price: 2.6 }]);
  expect((await db.query('select name from unknown_names')).rows).toEqual([]);
});
