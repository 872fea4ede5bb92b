import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { addSpelling } from '#data/commands/clubs/add-spelling.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { listHeldSources } from '#data/queries/clubs/list-held-sources.ts';
import { listUnknownNames } from '#data/queries/sources/list-unknown-names.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { admitHeldMatches, storeHeldMatches } from './store-held-matches.ts';

const { db } = await createTestDatabase();
const day = new Date('2024-04-06T23:00:00Z');
const nextDay = new Date('2024-04-07T00:10:00Z');
const thirdDay = new Date('2024-04-08T00:10:00Z');
const count = async (table: string) => (await db.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows[0]?.rows;
const runAt = (now: Date) => storeHeldMatches.run({ db, clock: clockStandingAt(now), signal: new AbortController().signal });

/** Returns matches of Everton against unknown clubs, each with a price. */
const against = (from: number, to: number, more: Partial<FeedMatch> = {}): FeedMatch[] =>
  Array.from({ length: to - from }, (_, index) =>
    feedMatch('Everton', `Made Up ${from + index}`, '2024-05-04T14:00:00Z', {
      quotes: [{ bookmaker: 'bet365', market: 'match-result', line: 0, phase: 'opening', quotedAt: day, prices: [2, 3.4, 4] }],
      ...more,
    }),
  );

beforeAll(() => storeCatalogue(db, smallCatalogue(), day));

it('takes fifty new clubs of a source in a day, and keeps the matches of the others', async () => {
  const { counts, problems } = await ingestMatches(db, day, against(0, 60));
  expect(counts).toMatchObject({ newMatches: 50, unknownClubs: 60 });
  expect(problems).toHaveLength(10);
  expect(problems[0]).toEqual({ source: 'hand.csv', value: 'Made Up 50', code: 'held-club' });
  expect([await count('provisional_clubs'), await count('held_matches'), await count('matches')]).toEqual([50, 10, 50]);
  expect((await listUnknownNames(db)).map(({ name }) => name).sort()).toEqual(
    Array.from({ length: 10 }, (_, index) => `Made Up ${50 + index}`),
  );
  // Those that have come in stay, and what is known is not held up.
  expect((await ingestMatches(db, day, [...against(0, 60), feedMatch('Arsenal', 'Everton', '2024-05-11T14:00:00Z')])).counts).toMatchObject(
    {
      newMatches: 1,
      unknownClubs: 10,
    },
  );
  await runAt(day);
  expect(await count('held_matches')).toBe(10);
});

it('keeps what was told last, and stores it the next day with its prices', async () => {
  await ingestMatches(db, day, against(59, 60, ended(3, 1)));
  expect(await count('held_matches')).toBe(10);
  await runAt(nextDay);
  expect([await count('provisional_clubs'), await count('held_matches'), await count('matches')]).toEqual([60, 0, 61]);
  expect(await listUnknownNames(db)).toEqual([]);
  const { rows } = await db.query(
    `select m.kickoff_utc, m.home_goals, q.odds from matches m join quotes q on q.match_id = m.id where m.slug = 'everton-made-up-59-2024-05-04'`,
  );
  expect(rows).toEqual([{ kickoff_utc: new Date('2024-05-04T14:00:00Z'), home_goals: 3, odds: [2, 3.4, 4] }]);
});

it('stores at once what an operator lets in', async () => {
  await ingestMatches(db, nextDay, against(100, 160));
  expect(await listHeldSources(db, nextDay)).toEqual([{ source: 'football-data', matches: 20, addedToday: 50 }]);
  expect(await admitHeldMatches(db, 'football-data', nextDay, Number.POSITIVE_INFINITY)).toMatchObject({ newMatches: 20 });
  expect(await listHeldSources(db, nextDay)).toEqual([]);
});

it('stores what is held of a club that is known by now, without a further new one', async () => {
  await ingestMatches(db, thirdDay, against(200, 260));
  await addSpelling(db, 'arsenal', 'Made Up 259', thirdDay);
  expect(await admitHeldMatches(db, 'football-data', thirdDay, 0)).toMatchObject({ newMatches: 1 });
  expect([await count('provisional_clubs'), await count('held_matches')]).toEqual([170, 9]);
});

it('moves a match that is held to the day that its source names now, and keeps another of the same clubs', async () => {
  const days = ['2024-05-04', '2024-05-18'].map((date) => ({ known: true, utc: new Date(`${date}T14:00:00Z`) }) as const);
  const [first, second] = days as [FeedMatch['kickoff'], FeedMatch['kickoff']];
  await ingestMatches(db, thirdDay, [...against(300, 301, { kickoff: first }), ...against(300, 301, { kickoff: second })]);
  const moved = { known: true, utc: new Date('2024-05-11T14:00:00Z') } as const;
  await ingestMatches(db, thirdDay, [...against(300, 301, { kickoff: moved }), ...against(300, 301, { kickoff: second })]);
  await admitHeldMatches(db, 'football-data', thirdDay, Number.POSITIVE_INFINITY);
  const { rows } = await db.query(`select slug from matches where slug like 'everton-made-up-300-%' order by kickoff_utc`);
  expect(rows).toEqual([{ slug: 'everton-made-up-300-2024-05-11' }, { slug: 'everton-made-up-300-2024-05-18' }]);
});
