import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { growCompetitions } from '#data/commands/catalogue/grow-competitions.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { storeSeasonProjection } from '#data/commands/forecast/store-season-projection.ts';
import { storeNews } from '#data/commands/news/store-news.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedCompetition, FeedMatch } from '#data/feeds/feed.ts';
import { listLeagues } from '#data/queries/leagues/list-leagues.ts';
import { searchCatalogue } from '#data/queries/search/search-catalogue.ts';
import { type Stage, stages } from '#domain/tournament/round.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { aRoundReview } from '#tests/factories/news-articles.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { readPage } from '#tests/factories/read-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { tournamentPage } from './tournament.page.ts';
import type { TournamentView } from './tournament.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

const cupMatch = (home: string, away: string, utc: string, more: Partial<FeedMatch>) =>
  feedMatch(home, away, utc, { tournamentId: 'england.fa-cup', ...more });

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await db.query(`update venues set name = 'Karaiskakis', town = 'Piraeus' where name = 'Everton Park'`);
  await db.query(`update teams set town = 'Piraeus' where slug = 'everton'`);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-01-01T15:00:00Z', ended(1, 0)),
    feedMatch('Everton', 'Arsenal', '2024-02-01T19:30:00Z', ended(3, 0)),
    feedMatch('Man City', 'Arsenal', '2024-03-01T19:30:00Z', ended(1, 1)),
    feedMatch('Man City', 'Man United', '2024-04-20T14:00:00Z'),
    feedMatch('Arsenal', 'Man City', '2023-05-01T14:00:00Z', { season: '2022-23', ...ended(2, 1) }),
    cupMatch('Arsenal', 'Everton', '2024-03-16T12:00:00Z', { round: { stage: 'quarter-final' }, ...ended(2, 1) }),
    cupMatch('Man City', 'Man United', '2024-03-17T12:00:00Z', { round: { stage: 'quarter-final' }, ...ended(0, 1) }),
    cupMatch('Arsenal', 'Man United', '2024-04-21T14:00:00Z', { round: { stage: 'semi-final' } }),
  ]);
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<TournamentView>(tournamentPage, site, path)), notes };
}

/** Returns each club's place, name and points in the only table of a page. */
async function tableOf(path: string) {
  const { content } = (await load(path)).view;
  if (content.kind !== 'table') throw new Error(`a table is wanted, this is ${content.kind}`);
  return content.tables.flatMap(({ rows }) => rows.filter(({ played }) => played > 0).map(({ club, points }) => [club.slug, points]));
}

it('leads from an address that the competition once had to the same part of it', async () => {
  await db.query(
    `insert into former_competition_addresses (category_slug, slug, tournament_id) select 'england', 'top-level', numeric_id from tournaments where id = 'england.premier-league'`,
  );
  const answer = await load('/england/top-level?section=results').catch((error: unknown) => error);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(301);
  expect((answer as Response).headers.get('Location')).toBe('/england/premier-league?section=results');
});

describe('a search engine', () => {
  it('is told of a competition as an organization, and of one without a match not at all', async () => {
    const { head, view } = await load('/england/premier-league', 'it');
    expect(head.indexed).toBe(true);
    expect(view.organization).toMatchObject({
      '@type': 'SportsOrganization',
      name: 'Premier League',
      url: 'https://example.org/it/england/premier-league',
      image: head.picture.address,
      location: { name: 'Inghilterra' },
    });
    expect((await load('/uruguay/primera-division')).head.indexed).toBe(false);
  });
});

describe('the page of a league', () => {
  it('opens with the table of the present season and what is to come', async () => {
    expect(await tableOf('/england/premier-league')).toEqual([
      ['arsenal', 4],
      ['manchester-city', 1],
      // Three points for a win, and six that the league had taken from Everton by that day.
      ['everton', -3],
    ]);
    const { view } = await load('/england/premier-league');
    expect(view.content).toMatchObject({ coming: { matches: [{ homeName: 'Manchester City', awayName: 'Manchester United' }] } });
    expect(view.sections).toEqual(['table', 'matches', 'results', 'teams', 'seasons']);
  });

  it('shows its rulings with the table, of whose matches some count alone or not', async () => {
    const shown = async (path: string) => {
      const { content } = (await load(path)).view;
      return content.kind === 'table' && content.adjustments.map(({ points, reason }) => [points, reason]);
    };
    expect(await shown('/england/premier-league')).toEqual([
      [-10, 'financial-rules'],
      [4, 'appeal'],
    ]);
    expect(await shown('/england/premier-league?table=home')).toEqual([]);
    await db.query(
      `insert into point_adjustments (season_id, team_id, points, origin, according_to)
       select s.id, t.id, -1, 'sources', '{api-football}' from seasons s, teams t where s.label = '2023-24' and t.slug = 'manchester-city'
         and s.tournament_id = (select numeric_id from tournaments where id = 'england.premier-league')`,
    );
    const { content } = (await load('/england/premier-league')).view;
    expect(content).toMatchObject({ adjustments: [{ points: -1, decidedAt: null, accordingTo: ['API-Football'] }, {}, {}] });
    await db.query(`delete from point_adjustments where origin = 'sources'`);
  });

  it('names the grounds and towns of its clubs as readers of its language write them', async () => {
    const { content } = (await load('/england/premier-league?section=teams', 'cz')).view;
    expect(content).toMatchObject({
      kind: 'teams',
      clubs: expect.arrayContaining([expect.objectContaining({ slug: 'everton', place: 'Karaiskakis, Pireus' })]),
    });
  });

  it('counts home or away matches alone when asked', async () => {
    expect(await tableOf('/england/premier-league?table=home')).toEqual([
      ['everton', 3],
      ['arsenal', 3],
      ['manchester-city', 1],
    ]);
    expect(await tableOf('/england/premier-league?table=away')).toEqual([
      ['arsenal', 1],
      ['everton', 0],
    ]);
  });

  it('shows a former season under its name', async () => {
    expect(await tableOf('/england/premier-league?season=2022-23')).toEqual([
      ['arsenal', 3],
      ['manchester-city', 0],
    ]);
  });

  it('lists results, the last first', async () => {
    const { view } = await load('/england/premier-league?section=results');
    const { matches, more } = view.content as { matches: readonly { homeName: string }[]; more: boolean };
    expect([matches.map(({ homeName }) => homeName), more]).toEqual([['Manchester City', 'Everton', 'Arsenal'], false]);
  });

  it('writes its season as readers do', async () => {
    const { head } = await load('/england/premier-league');
    expect(head.description).toMatch(/^Premier League 2023\/24:/);
  });

  it('rests on the competition, and is right until midnight', async () => {
    const { view, notes } = await load('/england/premier-league', 'gr');
    expect(notes.topics).toEqual([
      `tournament:${view.tournament.numericId}`,
      `tournament-chances:${view.tournament.numericId}`,
      'catalogue',
    ]);
    expect(notes.until).toEqual([new Date('2024-04-06T21:00:00Z')]);
  });
});

describe('a projected table', () => {
  const places = [0.7, 0.2, 0.1, 0];

  beforeAll(async () => {
    const { rows } = await db.query<{ id: number; team: number }>(
      `select e.season_id as id, e.team_id as team from season_entries e join teams t on t.id = e.team_id
       join seasons s on s.id = e.season_id join tournaments c on c.numeric_id = s.tournament_id
       where t.slug = 'arsenal' and c.slug = 'premier-league' and s.label in ('2022-23', '2023-24')`,
    );
    for (const { id, team } of rows) {
      const clubs = [{ teamId: team, places, expectedPoints: 71.4 }];
      await storeSeasonProjection(db, { seasonId: id, clubs, simulations: 10_000, modelVersion: '1' }, now);
    }
  });

  const projectionOf = async (path: string) => {
    const { content } = (await load(path)).view;
    if (content.kind !== 'table') throw new Error(`a table is wanted, this is ${content.kind}`);
    return content.projection;
  };

  it('says of the present season where its clubs may end, from how many simulations and what is left', async () => {
    expect(await projectionOf('/england/premier-league')).toMatchObject({
      clubs: [{ places, expectedPoints: 71.4 }],
      simulations: 10_000,
      computedAt: now,
      matchesAwaited: 1,
    });
  });

  it('is none of a former season, nor of matches at home alone', async () => {
    expect(await projectionOf('/england/premier-league?season=2022-23')).toBeUndefined();
    expect(await projectionOf('/england/premier-league?table=home')).toBeUndefined();
  });
});

describe('the page of a cup', () => {
  it('without groups opens with its rounds, and has no table', async () => {
    const { view, head } = await load('/england/fa-cup');
    expect(view.sections).toEqual(['knock-out', 'matches', 'results', 'teams', 'seasons']);
    expect(view.content).toMatchObject({
      kind: 'knock-out',
      rounds: [
        { stage: 'quarter-final', ties: [{ kind: 'one-match' }, { kind: 'one-match' }] },
        { stage: 'semi-final', ties: [{ winnerId: undefined }] },
      ],
    });
    expect(head.path).toBe('/england/fa-cup');
  });
});

describe('the page of a league that splits', () => {
  it('has no knock-out rounds, since nobody goes out in a championship round', async () => {
    const inPortugal = { tournamentId: 'portugal.liga-portugal', round: { stage: 'championship-round' } } as const;
    await ingestMatches(db, now, [feedMatch('Porto', 'Nacional', '2024-04-01T15:00:00Z', { ...inPortugal, ...ended(2, 1) })]);
    expect((await load('/portugal/liga-portugal')).view.sections).toEqual(['table', 'matches', 'results', 'teams', 'seasons']);
  });
});

describe('the page of a competition of which there are no data', () => {
  it('says so, claims nothing, and is kept by no search engine', async () => {
    const { head, view } = await load('/uruguay/primera-division');
    expect(head).toMatchObject({
      title: 'Primera División, Uruguay · Tipledger',
      description: 'Primera División, Uruguay: we have no fixtures, results or table of this competition.',
      indexed: false,
    });
    expect(view).toMatchObject({ season: undefined, content: { kind: 'no-season' } });
  });
});

describe('an address that says nothing', () => {
  it.each(['/england/no-cup', '/germany/premier-league', '/england/premier-league?season=1999-00', '/england/premier-league?more=51'])(
    '%s is not found',
    async (path) => {
      await expect(load(path)).rejects.toMatchObject({ status: 404 });
    },
  );
});

describe('the news of a competition', () => {
  it('stand on the page that it opens with, the four newest of its own', async () => {
    const { rows } = await db.query<{ id: number; slug: string }>('select numeric_id as id, slug from tournaments');
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id as number;
    const store = (slug: string, day: number, of: string) =>
      storeNews(db, { slug, facts: aRoundReview(), tournamentId: idOf(of), clubs: [] }, new Date(Date.UTC(2024, 3, day)));
    for (const day of [1, 2, 3, 4, 5]) await store(`week-${day}`, day, 'premier-league');
    await store('elsewhere', 5, 'liga-portugal');
    const { view, notes } = await load('/england/premier-league');
    expect(view.news.map(({ path }) => path)).toEqual(['week-5', 'week-4', 'week-3', 'week-2'].map((slug) => `/sports-life/news/${slug}`));
    expect(notes.topics).toContain(`tournament:${idOf('premier-league')}`);
    for (const path of ['/england/premier-league?section=results', '/england/premier-league?season=2022-23', '/england/fa-cup'])
      expect((await load(path)).view.news).toEqual([]);
  });
});

describe('a competition of several parts that a source lists', () => {
  beforeAll(async () => {
    const told = (externalId: string, name: string): FeedCompetition => ({
      ...{ externalId, name, region: 'GB-ENG', kind: 'league', season: 'autumn-spring' },
      coverage: { now: ['results'], since: { results: 2020 }, current: null },
    });
    const groups = ['North', 'South', 'East'].map((name, index) => told(String(index), `Regional League - ${name}`));
    await inTransaction(db, (client) =>
      growCompetitions(client, [...groups, told('9', 'Silent League'), told('10', 'Promotion Finals'), told('11', 'Eastern League')], {
        provider: 'api-football',
        now,
      }),
    );
    const inPart = (part: string, utc: string) => feedMatch('Arsenal', 'Everton', utc, { tournamentId: `england.regional-league-${part}` });
    await ingestMatches(db, now, [inPart('north', '2024-04-06T14:00:00Z'), inPart('south', '2024-05-04T14:00:00Z')]);
  });

  it('opens with its rounds where it has no others, and has both where its league ends with finals', async () => {
    const inRound = (league: string, stage: Stage, [home, away]: readonly [string, string]) =>
      feedMatch(home, away, `2024-03-${10 + (stages.indexOf(stage) % 20)}T14:00:00Z`, {
        ...{ tournamentId: `england.${league}`, round: { stage } },
        ...ended(1, 0),
      });
    await ingestMatches(db, now, [
      inRound('promotion-finals', 'semi-final', ['Arsenal', 'Everton']),
      inRound('promotion-finals', 'final', ['Arsenal', 'Man City']),
      inRound('eastern-league', 'matchday', ['Arsenal', 'Everton']),
      inRound('eastern-league', 'promotion-play-off', ['Everton', 'Arsenal']),
    ]);
    const finals = await load('/england/promotion-finals');
    expect(finals.view.sections).toEqual(['knock-out', 'matches', 'results', 'teams', 'seasons']);
    expect(finals.view.content).toMatchObject({ kind: 'knock-out', rounds: [{ stage: 'semi-final' }, { stage: 'final' }] });
    expect(finals.head.title).toContain('fixtures, results');
    // What a league calls play-offs may be a part of its split, with a table.
    expect((await load('/england/eastern-league')).view.sections).toEqual(['table', 'matches', 'results', 'teams', 'seasons']);
    await ingestMatches(db, now, [inRound('eastern-league', 'semi-final', ['Man City', 'Man United'])]);
    expect((await load('/england/eastern-league')).view.sections.slice(0, 2)).toEqual(['table', 'knock-out']);
  });

  it('has a page with those that have matches, and the matches of today', async () => {
    const { head, view, notes } = await load('/england/regional-league');
    const parts = view.parts.leagues.map(({ name, slug, matches }) => [name, slug, matches]);
    expect(parts).toEqual([
      ['North', 'regional-league-north', 1],
      ['South', 'regional-league-south', 0],
    ]);
    expect(view.parts.matches.map(({ homeSlug }) => homeSlug)).toEqual(['arsenal']);
    expect(head).toMatchObject({ indexed: true, description: expect.stringContaining('all groups') });
    expect(notes.topics).toContain(`tournament:${view.parts.leagues[0]?.id}`);
    expect((await load('/england/regional-league-north')).view.tournament.parent).toMatchObject({ tournament: 'regional-league' });
  });

  it('stands for its parts in the list of leagues, and is found by its name', async () => {
    const day = [new Date('2024-04-06T00:00:00Z'), new Date('2024-04-07T00:00:00Z')] as const;
    const listed = (await listLeagues(db, ...day)).filter(({ slug }) => slug.startsWith('regional'));
    expect(listed).toMatchObject([{ slug: 'regional-league', matches: 1, competitions: 2 }]);
    expect(await readPage(db, now, '/leagues?country=england')).toContain('|Regional League|2 leagues|');
    expect(await searchCatalogue(db, 'regional league', 9, 'en')).toContainEqual(expect.objectContaining({ slug: 'regional-league' }));
  });

  it('has no matches where the source has not brought any, which names the source', async () => {
    expect((await load('/england/silent-league')).view.content).toEqual({ kind: 'no-season', creditedTo: 'API-Football' });
    expect((await load('/england/regional-league-east')).view.content).toMatchObject({ creditedTo: 'API-Football' });
  });
});
