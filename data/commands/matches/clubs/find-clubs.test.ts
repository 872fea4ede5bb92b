import { beforeEach, expect, it } from 'vitest';
import type { FeedClub, FeedMatch } from '#data/feeds/feed.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestAnswer } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';

const { db } = await createTestDatabase({ withCatalogue: true });
const now = new Date('2024-12-12T09:00:00Z');

const inEurope = (home: FeedClub, away: FeedClub, day = '2024-12-10', more: Partial<FeedMatch> = {}) =>
  feedMatch('', '', `${day}T20:00:00Z`, {
    tournamentId: 'international.champions-league',
    season: '2024-25',
    ...ended(1, 0),
    home,
    away,
    ...more,
  });
const ingest = (...matches: FeedMatch[]) => ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, matches);
const slugs = async () => (await db.query<{ slug: string }>('select slug from matches order by slug')).rows.map(({ slug }) => slug);
const countryOf = async (slug: string) =>
  (
    await db.query<{ country: string }>('select c.slug as country from teams t join countries c on c.id = t.country_id where t.slug = $1', [
      slug,
    ])
  ).rows[0]?.country;

beforeEach(() => db.query('truncate matches, external_ids cascade'));

it('finds a club of any country in a competition between countries, by the one name that it has', async () => {
  const { counts } = await ingest(
    inEurope({ name: 'RB Leipzig' }, { name: 'København' }),
    inEurope({ name: 'Crvena Zvezda' }, { name: 'Young Boys' }),
    inEurope({ name: 'FK Crvena Zvezda' }, { name: 'FC Copenhagen' }, '2024-12-11'),
  );
  expect(counts).toMatchObject({ newMatches: 3, unknownClubs: 0 });
  expect(await slugs()).toEqual([
    'crvena-zvezda-fc-kobenhavn-2024-12-11',
    'crvena-zvezda-young-boys-2024-12-10',
    'rb-leipzig-fc-kobenhavn-2024-12-10',
  ]);
});

it('believes the number of a provider more than the name', async () => {
  await ingest(inEurope({ name: 'RB Leipzig', externalId: '173' }, { name: 'Young Boys', externalId: '565' }));
  await ingest(
    inEurope({ name: 'RB Leipzig' }, { name: 'Porto', externalId: '212' }, '2024-11-05'),
    inEurope({ name: 'RB Leipzig' }, { name: 'Oporto', externalId: '212' }, '2025-01-29'),
  );
  expect(await slugs()).toContain('rb-leipzig-porto-2025-01-29');
  await ingest(inEurope({ name: 'Salzburg', externalId: '173' }, { name: 'Berne', externalId: '565' }, '2025-01-21'));
  expect(await slugs()).toContain('rb-leipzig-young-boys-2025-01-21');
});

it('takes two names under one number for one new club, in one answer or in two', async () => {
  const { counts } = await ingest(
    inEurope({ name: 'Nowhere Rovers', externalId: '9001' }, { name: 'RB Leipzig' }),
    inEurope({ name: 'NR Nowhere', externalId: '9001' }, { name: 'Young Boys' }, '2024-12-11'),
  );
  expect(counts).toMatchObject({ newMatches: 2, unknownClubs: 1 });
  expect((await ingest(inEurope({ name: 'Rovers', externalId: '9001' }, { name: 'Porto' }))).counts.unknownClubs).toBe(0);
});

it('makes a club of no country of a name that clubs of several have', async () => {
  // Of Portugal, Uruguay and Paraguay.
  expect((await ingest(inEurope({ name: 'Nacional' }, { name: 'RB Leipzig' }))).counts).toMatchObject({ newMatches: 1, unknownClubs: 1 });
  expect(await countryOf('nacional')).toBe('international');
});

it('looks for a club in the country that is told, and makes it one of that country', async () => {
  await ingest(inEurope({ name: 'Crvena Zvezda', country: 'denmark' }, { name: 'Nowhere Town', country: 'atlantis' }));
  expect(await slugs()).toEqual(['crvena-zvezda-denmark-nowhere-town-2024-12-10']);
  expect([await countryOf('crvena-zvezda-denmark'), await countryOf('nowhere-town')]).toEqual(['denmark', 'international']);
});

it('makes no club of a name without a letter, and says that the match is lost', async () => {
  const { problems, counts } = await ingest(inEurope({ name: '\u202e \u200b–' }, { name: 'RB Leipzig' }));
  expect(counts).toMatchObject({ newMatches: 0, unknownClubs: 0 });
  expect(problems).toEqual([expect.objectContaining({ code: 'unknown-club', loses: 'match' })]);
});

it('gives no new club an address that is reserved, taken, or was another’s', async () => {
  await ingest(
    inEurope({ name: 'Matches' }, { name: 'Arsenal', country: 'uruguay' }),
    inEurope({ name: 'Матчи' }, { name: 'Спартак' }, '2024-12-11'),
    inEurope({ name: '/../admin?x=<script>' }, { name: 'Constructor' }, '2024-12-11'),
  );
  const { rows } = await db.query<{ slug: string }>(
    `select t.slug from matches m join teams t on t.id in (m.home_team_id, m.away_team_id) order by t.slug collate "C"`,
  );
  expect(rows.map(({ slug }) => slug)).toEqual([
    'admin-x-script',
    'arsenal-uruguay',
    'club-international',
    'club-international-2',
    'constructor-international',
    'matches-international',
  ]);
});
