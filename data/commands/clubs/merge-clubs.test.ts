import { beforeAll, expect, it } from 'vitest';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { castVotes } from '#data/commands/vote/cast-votes.ts';
import type { FeedMatch, FeedQuote } from '#data/feeds/feed.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import { countVotes } from '#data/votes/count-votes.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mergeClubs } from './merge-clubs.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T09:00:00Z');

const quote = (over: Partial<FeedQuote> = {}): FeedQuote => ({
  bookmaker: 'bet365',
  market: 'match-result',
  line: 0,
  phase: 'opening',
  quotedAt: new Date('2024-03-01T12:00:00Z'),
  prices: [2, 3.4, 4],
  ...over,
});

const match = (home: string, away: string, day: string, over: Partial<FeedMatch> = {}) => feedMatch(home, away, `${day}T15:00:00Z`, over);

const result = (home: number, away: number) => ({ status: 'finished' as const, score: { current: { home, away } } });

const ingest = (...matches: FeedMatch[]) => ingestMatches(db, now, matches);

const matchesOf = async (slug: string) =>
  (
    await db.query(
      `select m.id, m.slug, m.status, m.home_goals, m.away_goals, m.best_home_odds from matches m
     join teams t on t.id in (m.home_team_id, m.away_team_id) where t.slug = $1 order by m.kickoff_utc`,
      [slug],
    )
  ).rows;

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await addClubs(db, 'Citizens', 'Toffees');
  await ingest(match('Man City', 'Everton', '2024-03-02', { quotes: [quote()] }), match('Man City', 'Arsenal', '2024-03-31'));
  /* The same fixture against Everton under a club of another name, played, and one of its own. */
  await ingest(
    match('Citizens', 'Everton', '2024-03-03', {
      ...result(3, 1),
      quotes: [quote({ prices: [1.9, 3.5, 4.2] }), quote({ bookmaker: 'pinnacle', prices: [2.2, 3.3, 3.9] })],
      events: [{ minute: 9, side: 'home', kind: 'goal', score: { home: 1, away: 0 } }],
      lineUps: { home: { formation: '4-3-3', starters: [{ name: 'Ellis Unbekannt', shirtNumber: 9 }], bench: [] } },
      absences: { away: [{ name: 'Jack Nirgendwo', reason: 'suspension' }] },
      statistics: { shots: [17, 4] },
    }),
    match('Arsenal', 'Citizens', '2023-10-08', result(1, 0)),
  );
});

it('refuses an address that no club has, and changes nothing', async () => {
  await expect(mergeClubs(db, 'citizens', 'manchester-town', now)).rejects.toThrow('no club "manchester-town"');
  await expect(mergeClubs(db, 'citizens', 'citizens', now)).rejects.toThrow('"citizens" cannot be merged into itself');
  expect(await matchesOf('citizens')).toHaveLength(2);
});

it('refuses clubs that have met, for these are two', async () => {
  await expect(mergeClubs(db, 'everton', 'manchester-city', now)).rejects.toThrow(
    '"everton" and "manchester-city" have met (manchester-city-everton-2024-03-02), so they are two clubs',
  );
});

it('moves matches and makes one of a fixture that was stored twice, with its result, events, statistics and prices', async () => {
  const [, twice] = await matchesOf('citizens');
  await castVotes(db, { sport: 'soccer', item: String(twice.id) }, [{ option: 'home', voter: 'somebody', addressKey: 'somewhere' }], now);
  await db.query(
    `insert into broadcasts (tournament_id, match_id, country, channel, medium, access, extent, from_day, to_day, source, reviewed_on)
     select tournament_id, id, 'GB', 'Channel 5', 'television', 'free', 'all', '2024-03-03', '2024-03-03', 'a test', '2024-03-01' from matches where id = $1`,
    [twice.id],
  );
  expect(await mergeClubs(db, 'citizens', 'manchester-city', now)).toMatchObject({ matchesMoved: 1, matchesUnited: 1, disagreements: [] });
  const [away, home, last] = await matchesOf('manchester-city');
  expect(away).toMatchObject({ slug: 'arsenal-manchester-city-2023-10-08', home_goals: 1, away_goals: 0 });
  expect(home).toMatchObject({
    slug: 'manchester-city-everton-2024-03-02',
    status: 'finished',
    home_goals: 3,
    away_goals: 1,
    best_home_odds: 2.2,
  });
  expect(last).toMatchObject({ slug: 'manchester-city-arsenal-2024-03-31', status: 'awaited' });
  const quotes = await db.query(
    'select b.slug, q.odds[1] as home from quotes q join bookmakers b on b.id = q.bookmaker_id where match_id = $1 order by b.slug',
    [home.id],
  );
  expect(quotes.rows).toEqual([
    { slug: 'bet365', home: 2 },
    { slug: 'pinnacle', home: 2.2 },
  ]);
  expect((await db.query('select minute from match_events where match_id = $1', [home.id])).rows).toEqual([{ minute: 9 }]);
  expect((await db.query('select match_id, player_name from line_up_players')).rows).toEqual([
    { match_id: home.id, player_name: 'Ellis Unbekannt' },
  ]);
  expect((await db.query('select match_id, formation from line_ups')).rows).toEqual([{ match_id: home.id, formation: '4-3-3' }]);
  expect((await db.query('select match_id, player_name from absences')).rows).toEqual([
    { match_id: home.id, player_name: 'Jack Nirgendwo' },
  ]);
  const clubs = await db.query('select t.slug from player_teams r join teams t on t.id = r.team_id order by t.slug');
  expect(clubs.rows).toEqual([{ slug: 'everton' }, { slug: 'manchester-city' }]);
  expect((await db.query('select match_id from broadcasts')).rows).toEqual([{ match_id: home.id }]);
  expect((await countVotes(db, 'soccer', String(home.id))).byOption).toEqual({ home: 1 });
  expect((await db.query('select home_shots from match_statistics where match_id = $1', [home.id])).rows).toEqual([{ home_shots: 17 }]);
});

it('leads from every former address to the present one', async () => {
  expect(await getPresentTeamSlug(db, 'citizens')).toBe('manchester-city');
  const { rows } = await db.query(
    'select f.slug, m.slug as present from former_slugs f join matches m on m.id = f.match_id order by f.slug',
  );
  expect(rows).toEqual([
    { slug: 'arsenal-citizens-2023-10-08', present: 'arsenal-manchester-city-2023-10-08' },
    { slug: 'citizens-everton-2024-03-03', present: 'manchester-city-everton-2024-03-02' },
  ]);
});

it('stays merged when the same is imported again', async () => {
  const report = await ingest(match('Citizens', 'Everton', '2024-03-03', result(3, 1)));
  expect(report.counts).toMatchObject({ unknownClubs: 0, newMatches: 0 });
});

it('lists the club once in its season', async () => {
  const { rows } = await db.query(
    'select t.slug from season_entries e join teams t on t.id = e.team_id join seasons s on s.id = e.season_id order by t.slug',
  );
  expect(rows).toEqual([{ slug: 'arsenal' }, { slug: 'everton' }, { slug: 'manchester-city' }]);
});

it('lets a search for the former name find the club', async () => {
  const { rows } = await db.query(
    `select t.slug from search_terms s join teams t on t.id = s.subject_id where s.kind = 'team' and s.term = 'citizens'`,
  );
  expect(rows).toEqual([{ slug: 'manchester-city' }]);
});

it('does not bring a club of the catalogue back when the catalogue is stored again, and gives its new spellings to the club that stayed', async () => {
  await mergeClubs(db, 'penarol', 'nacional-uruguay', now);
  const catalogue = smallCatalogue();
  const renewed = JSON.parse(JSON.stringify(catalogue.countries)) as typeof catalogue.countries;
  renewed[2]?.clubs[1]?.aliases.push('Carboneros');
  await storeCatalogue(db, { ...catalogue, countries: renewed, hash: 'renewed' }, now);
  expect((await db.query(`select 1 from teams where slug = 'penarol'`)).rowCount).toBe(0);
  const { rows } = await db.query(
    `select alias from team_aliases a join teams t on t.id = a.team_id where t.slug = 'nacional-uruguay' order by alias`,
  );
  expect(rows.map(({ alias }) => alias)).toEqual(['Carboneros', 'Club Nacional de Football', 'Nacional', 'Peñarol']);
  await expect(mergeClubs(db, 'penarol', 'porto', now)).rejects.toThrow('the club "penarol" was merged into "nacional-uruguay" before');
});

it('says where the two records of a match had different scores, and keeps that of the club that stays', async () => {
  await ingest(match('Toffees', 'Arsenal', '2024-02-10', result(0, 2)), match('Everton', 'Arsenal', '2024-02-10', result(1, 2)));
  expect((await mergeClubs(db, 'toffees', 'everton', now)).disagreements).toMatchObject(['everton-arsenal-2024-02-10']);
  expect(await matchesOf('everton')).toMatchObject([{ home_goals: 1, away_goals: 2 }, { home_goals: 3 }]);
});

it('leaves no price behind of a match that is gone', async () => {
  expect((await db.query('select 1 from quotes q where not exists (select 1 from matches m where m.id = q.match_id)')).rowCount).toBe(0);
});

it('knows every column that refers to a club or a match', async () => {
  const { rows } = await db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(team|match)_id$' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'absences.match_id',
    'broadcasts.match_id',
    'chosen_kickoffs.match_id',
    'compared_prices.match_id',
    'forecast_moves.match_id',
    'forecasts.match_id',
    'former_match_ids.match_id',
    'former_slugs.match_id',
    'former_team_slugs.team_id',
    'implied_goals.match_id',
    'line_up_players.match_id',
    'line_ups.match_id',
    'live_events.match_id',
    'live_states.match_id',
    'match_courses.match_id',
    'match_events.match_id',
    'match_reports.match_id',
    'match_rulings.match_id',
    'match_statistics.match_id',
    'matches.away_team_id',
    'matches.home_team_id',
    'player_teams.team_id',
    'point_adjustments.team_id',
    'predictions.match_id',
    'provisional_clubs.team_id',
    'quotes.match_id',
    'season_entries.team_id',
    'season_projections.team_id',
    'settled_ties.team_id',
    'squad_members.team_id',
    'standings_differences.team_id',
    'team_aliases.team_id',
    'team_names.team_id',
    'tips.match_id',
    'told_standings.team_id',
  ]);
});
