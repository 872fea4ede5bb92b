import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { mergeClubs } from '#data/commands/clubs/merge-clubs.ts';
import { storeSeasonProjection } from '#data/commands/forecast/store-season-projection.ts';
import { storeNews } from '#data/commands/news/store-news.ts';
import { addClubs } from '#tests/factories/add-clubs.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { headMarkup } from '#tests/factories/head-markup.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { aRoundReview } from '#tests/factories/news-articles.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { teamPage } from './team.page.ts';
import type { TeamView } from './team.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');
const clubs = ['Arsenal', 'Everton', 'Man City', 'Man United'];

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await db.query(`update venues set name = 'Karaiskakis', town = 'Piraeus' where name = 'Everton Park'`);
  await db.query(`update teams set town = 'Piraeus' where slug = 'everton'`);
  // Arsenal win fourteen at home by 2-0, one a week, and lose the last one away; two are to come.
  const won = Array.from({ length: 14 }, (_, week) =>
    feedMatch('Arsenal', clubs[1 + (week % 3)] as string, new Date(Date.UTC(2023, 7, 12 + 7 * week, 14)).toISOString(), ended(2, 0)),
  );
  await ingestMatches(db, now, [
    ...won,
    feedMatch('Man City', 'Arsenal', '2024-03-31T15:30:00Z', ended(3, 1)),
    // A fixture of two weeks ago that never had a result is shown nowhere.
    feedMatch('Man United', 'Arsenal', '2024-03-23T15:00:00Z'),
    feedMatch('Everton', 'Arsenal', '2024-04-13T14:00:00Z'),
    feedMatch('Arsenal', 'Man United', '2024-05-19T12:00:00Z', { kickoff: { known: false, day: '2024-05-19' as never } }),
    feedMatch('Porto', 'Nacional', '2024-03-30T19:00:00Z', { tournamentId: 'portugal.liga-portugal', ...ended(1, 1) }),
    feedMatch('Nowhere Rovers', 'Everton', '2023-08-09T18:00:00Z', ended(0, 0)),
  ]);
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<TeamView>(teamPage, site, path)), notes };
}

describe('a search engine', () => {
  it('is told of a club as a team, and of a club without a match not at all', async () => {
    const { head, view } = await load('/teams/arsenal', 'de');
    expect(head.indexed).toBe(true);
    expect(view.sportsTeam).toMatchObject({
      '@type': 'SportsTeam',
      name: 'Arsenal',
      url: 'https://example.org/de/teams/arsenal',
      image: head.picture.address,
      memberOf: [{ '@type': 'SportsOrganization', name: 'Premier League', url: 'https://example.org/de/england/premier-league' }],
    });
    expect((await load('/teams/penarol')).head.indexed).toBe(false);
    // A provisional club, whose identity is not settled yet.
    expect((await load('/teams/nowhere-rovers')).head.indexed).toBe(false);
  });

  it('and a network are told the name of the site and the languages of the page', async () => {
    const markup = headMarkup((await load('/teams/arsenal', 'gr')).head);
    const contents = (property: string) =>
      [...markup.matchAll(new RegExp(`property="${property}" content="([^"]*)"`, 'g'))].map(([, content]) => content);
    expect(contents('og:site_name')).toEqual(['Tipledger']);
    expect(contents('og:locale')).toEqual(['el_GR']);
    expect(contents('og:locale:alternate')).toEqual(['en_GB', 'cs_CZ', 'de_DE', 'es_ES', 'it_IT', 'pt_BR']);
  });
});

describe('the page of a club', () => {
  it('names country, town and ground as readers of its language write them', async () => {
    expect((await load('/teams/everton', 'gr')).view.place).toBe('Αγγλία · Πειραιάς · Γεώργιος Καραϊσκάκης');
    expect((await load('/teams/arsenal')).view.place).toBe('England · London · Arsenal Park');
  });

  it('shows what is to come, the next first, and what is over, the last first', async () => {
    const { view } = await load('/teams/arsenal');
    expect(view.coming.map(({ homeName, awayName }) => `${homeName} ${awayName}`)).toEqual([
      'Everton Arsenal',
      'Arsenal Manchester United',
    ]);
    expect(view.past).toHaveLength(12);
    expect(view.past[0]).toMatchObject({ homeName: 'Manchester City', homeGoals: 3, awayGoals: 1 });
    expect(view.hasMore).toBe(true);
  });

  it('shows the rest when more is asked for, and counts the same matches in the figures', async () => {
    const [first, more] = [(await load('/teams/arsenal')).view, (await load('/teams/arsenal?more=2')).view];
    expect([more.past.length, more.hasMore]).toEqual([15, false]);
    expect(more.matchesCounted).toBe(15);
    expect(more.statistics).toEqual(first.statistics);
    expect(more.statistics).toMatchObject({ home: { played: 14, won: 14, goalsFor: 28 }, away: { played: 1, lost: 1, goalsAgainst: 3 } });
    expect(more.statistics.lastTen).toMatchObject({ played: 10, won: 9, lost: 1 });
  });

  it('shows everything at its last step, and has none beyond', async () => {
    const { view } = await load('/teams/arsenal?more=10');
    expect([view.past.length, view.hasMore]).toEqual([15, false]);
    await expect(load('/teams/arsenal?more=11')).rejects.toMatchObject({ status: 404 });
  });

  it('holds the table of its league', async () => {
    const { view } = await load('/teams/arsenal');
    const row = view.table?.rows.find(({ club }) => club.slug === 'arsenal');
    expect(row).toMatchObject({ place: 1, played: 15, points: 42 });
  });

  it('holds its squad by shirt number, with the names that are known', async () => {
    await db.query(`insert into squad_members (team_id, shirt_number, position, player_name)
                    select id, squad.* from teams,
                      (values (9, 'forward', null), (1, 'goalkeeper', 'Aaron Ramsdale')) as squad where slug = 'everton'`);
    expect((await load('/teams/everton')).view.squad).toEqual([
      { slug: null, shirtNumber: 1, position: 'goalkeeper', playerName: 'Aaron Ramsdale', age: null },
      { slug: null, shirtNumber: 9, position: 'forward', playerName: null, age: null },
    ]);
    expect((await load('/teams/arsenal')).view.squad).toEqual([]);
  });

  it('of a club without fixtures says that none are known', async () => {
    expect((await load('/teams/porto')).view.coming).toEqual([]);
  });

  it('says where the club may end its season, and nothing of tips where there are none', async () => {
    expect((await load('/teams/arsenal')).view.outlook).toEqual({ projection: undefined, strengths: undefined, record: undefined });
    const { view } = await load('/teams/arsenal');
    const clubs = [{ teamId: view.team.id, places: [0.75, 0.25, 0, 0], expectedPoints: 84.5 }];
    await storeSeasonProjection(db, { seasonId: view.league?.seasonId as number, clubs, simulations: 10_000, modelVersion: '1' }, now);
    const { projection, record } = (await load('/teams/arsenal')).view.outlook;
    expect(projection).toMatchObject({ own: clubs[0], simulations: 10_000, matchesAwaited: 3 });
    expect(record).toBeUndefined();
  });

  it('rests on the club and its competitions', async () => {
    const { view, notes } = await load('/teams/arsenal');
    expect(notes.topics).toEqual(expect.arrayContaining([`team:${view.team.id}`, 'catalogue', `tournament:${view.league?.tournamentId}`]));
  });

  it('has one address, whatever is shown of it', async () => {
    const { head } = await load('/teams/arsenal?more=2', 'cz');
    expect(head).toMatchObject({ path: '/teams/arsenal', addresses: { cz: 'https://example.org/cz/teams/arsenal' } });
  });

  it.each(['/teams/nobody', '/teams/arsenal?more=99'])('%s is not found', async (path) => {
    await expect(load(path)).rejects.toMatchObject({ status: 404 });
  });

  it.each(['0', '1', 'x', ''])('takes more=%s as if it were not there', async (more) => {
    expect((await load(`/teams/arsenal?more=${more}`)).view.past).toHaveLength(12);
  });

  it('names the players of line-ups where no feed has a squad, and links those of whom a match tells, with the ages that are known', async () => {
    const forward = (name: string, shirtNumber: number) => ({ name, externalId: name, shirtNumber, position: 'forward' }) as const;
    const lineUps = (starter: ReturnType<typeof forward> & { birthDate?: string }) => ({
      lineUps: { home: { starters: [starter], bench: [] } },
    });
    const portuguese = { tournamentId: 'portugal.liga-portugal' };
    for (const match of [
      feedMatch('Nacional', 'Porto', '2024-03-02T19:00:00Z', { ...portuguese, ...ended(1, 0), ...lineUps(forward('Chuchu Ramírez', 10)) }),
      feedMatch('Nacional', 'Porto', '2024-04-06T19:00:00Z', {
        ...portuguese,
        ...lineUps({ ...forward('Gustavo Silva', 11), birthDate: '1997-04-07' }),
      }),
    ]) {
      await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [match]);
    }
    expect((await load('/teams/nacional-portugal')).view.squad.map(({ playerName, slug, age }) => [playerName, slug, age])).toEqual([
      ['Chuchu Ramírez', 'chuchu-ramirez', null],
      ['Gustavo Silva', null, 26],
    ]);
  });
});

describe('a club that was united with another', () => {
  it('leads for good to the one that is kept; the server adds the language', async () => {
    await addClubs(db, 'Newton Heath');
    await mergeClubs(db, 'newton-heath', 'manchester-united', now);
    const moved = await load('/teams/newton-heath', 'de').catch((thrown: unknown) => thrown as Response);
    expect(moved).toBeInstanceOf(Response);
    expect([(moved as Response).status, (moved as Response).headers.get('location')]).toEqual([301, '/teams/manchester-united']);
  });
});

describe('the news of a club', () => {
  it('are the three newest that tell of it, and make its page anew by way of its league', async () => {
    const { rows } = await db.query<{ id: number }>("select numeric_id as id from tournaments where slug = 'premier-league'");
    const tournamentId = rows[0]?.id as number;
    const store = (slug: string, day: number, clubs: string[]) =>
      storeNews(db, { slug, facts: aRoundReview(), tournamentId, clubs }, new Date(Date.UTC(2024, 3, day)));
    for (const day of [1, 2, 3, 4]) await store(`week-${day}`, day, ['arsenal', 'everton']);
    await store('week-5', 5, ['everton']);
    const { view, notes } = await load('/teams/arsenal');
    expect(view.news.map(({ path }) => path)).toEqual(['week-4', 'week-3', 'week-2'].map((slug) => `/sports-life/news/${slug}`));
    expect(view.news[0]).toMatchObject({ competition: 'Premier League', headline: expect.stringContaining('Everton') });
    expect(notes.topics).toContain(`tournament:${tournamentId}`);
    expect((await load('/teams/penarol')).view.news).toEqual([]);
  });
});
