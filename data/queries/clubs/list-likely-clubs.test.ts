import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { listProvisionalClubs } from './list-provisional-clubs.ts';
import { listSuspectedTwins } from './list-suspected-twins.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-05-20T09:00:00Z');
const played = (home: string, away: string, day: string, more: Partial<FeedMatch> = {}) =>
  feedMatch(home, away, `${day}T14:00:00Z`, { ...ended(1, 0), ...more });

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    // A name that is like a known one, of a club that does not play otherwise this season.
    played('Manchester Cty', 'Arsenal', '2024-03-02'),
    played('Man City', 'Arsenal', '2023-03-04', { season: '2022-23' }),
    // A name that is like none, whose matches are also reported under a known one, once on the day before.
    played('The Toffees', 'Arsenal', '2024-03-09'),
    played('Everton', 'Arsenal', '2024-03-09'),
    played('Arsenal', 'The Toffees', '2024-03-17'),
    played('Arsenal', 'Everton', '2024-03-16'),
    // A name that is like a known one, of a club that has met it.
    played('Manchester Utd', 'Manchester United', '2024-04-01'),
    // A name whose matches are also reported under a known one, except one that the two played.
    ...['2023-09-02', '2023-10-14', '2023-12-09', '2024-02-17'].flatMap((day) => [
      played('Arsenal', 'Reds', day, { round: { stage: 'matchday', matchday: 1 } }),
      played('Arsenal', 'Man United', day, { round: { stage: 'matchday', matchday: 1 } }),
    ]),
    played('Man United', 'Reds', '2024-01-20'),
    // A name that is like a known one, which plays another on the same day.
    played('Everton Town', 'Rovers', '2024-03-09'),
  ]);
});

it('names for each club the one that it is most likely to be, with what speaks for it', async () => {
  const likeliest = new Map((await listProvisionalClubs(db)).map(({ slug, likeliest }) => [slug, likeliest]));
  expect(likeliest.get('manchester-cty')).toMatchObject({ other: { slug: 'manchester-city' }, sharedMatches: 0, isAbsent: true });
  expect(likeliest.get('manchester-cty')?.nameLikeness).toBeGreaterThan(0.8);
  expect(likeliest.get('the-toffees')).toMatchObject({ other: { slug: 'everton' }, sharedMatches: 2, isAbsent: false });
  expect(likeliest.get('manchester-utd')?.other.slug).not.toBe('manchester-united');
  expect(likeliest.get('reds')).toBeUndefined();
  expect(likeliest.get('everton-town')).toBeUndefined();
  expect(likeliest.get('rovers')).toBeUndefined();
});

it('says of which two clubs in a table it is doubtful whether they are one', async () => {
  const seasonOf = async (label: string) =>
    (await db.query<{ id: number }>('select id from seasons where label = $1', [label])).rows[0]?.id as number;
  expect(await listSuspectedTwins(db, 'en', await seasonOf('2023-24'))).toEqual([{ name: 'The Toffees', otherName: 'Everton' }]);
  expect(await listSuspectedTwins(db, 'en', await seasonOf('2022-23'))).toEqual([]);
});
