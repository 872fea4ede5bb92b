import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { leaguesPage } from './leagues.page.ts';
import type { LeaguesView } from './leagues.server.ts';
import { leaguesPartResource } from './leagues-part.server.tsx';

const { db } = await createTestDatabase();
const now = new Date('2024-04-06T12:00:00Z');

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await ingestMatches(db, now, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-07T14:00:00Z'),
    feedMatch('Arsenal', 'Man City', '2024-04-20T14:00:00Z', { tournamentId: 'england.fa-cup', round: { stage: 'semi-final' } }),
    feedMatch('Porto', 'Nacional', '2024-04-06T19:00:00Z', { tournamentId: 'portugal.liga-portugal' }),
  ]);
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site, notes } = createSiteForPages(db, now, { code });
  return { ...(await openPage<LeaguesView>(leaguesPage, site, path)), notes };
}

describe('the list of leagues', () => {
  it('holds the leagues that have matches, by country in the order of their names, and counts today’s', async () => {
    const { view } = await load('/leagues');
    expect(view.countries.map(({ slug, leagues }) => [slug, leagues.map(({ name, matches }) => [name, matches])])).toEqual([
      [
        'england',
        [
          ['Premier League', 1],
          ['FA Cup', 0],
        ],
      ],
      ['portugal', [['Liga Portugal', 1]]],
    ]);
    expect(view.total).toEqual({ leagues: 3, countries: 2 });
  });

  it('speaks of a country that the address names, and of its leagues alone', async () => {
    const { view, head } = await load('/leagues?country=england');
    expect(view.country?.leagues).toHaveLength(2);
    expect(head).toMatchObject({
      title: 'Leagues: England · Tipledger',
      description: 'England: 2 leagues and cups with fixtures, results and tables.',
      path: '/leagues?country=england',
      indexed: true,
    });
    expect((await load('/leagues?country=england', 'de')).head.title).toBe('Ligen: England · Tipledger');
  });

  it('finds countries by the beginning of their name in the language, and tells search engines nothing of it', async () => {
    const { view, head } = await load('/leagues?country=Port');
    expect(view.countries.map(({ slug }) => slug)).toEqual(['portugal']);
    expect(head).toMatchObject({ path: '/leagues', indexed: false });
    expect((await load('/leagues?country=αγγ', 'gr')).view.countries.map(({ slug }) => slug)).toEqual(['england']);
  });

  it('says when no country has the name', async () => {
    const { view } = await load('/leagues?country=atlantis');
    expect([view.typed, view.countries]).toEqual(['atlantis', []]);
  });

  it('folds its leagues by country where they are too many for one document, and gives those of a country when it is opened', async () => {
    expect((await load('/leagues')).view.isFolded).toBe(false);
    await db.query(`insert into tournaments (id, sport_id, country_id, name, slug, category_slug, type, gender_type, logo_urls, current_season, priority, season_kind,
        tie_break, zones, created_at, updated_at)
      select 'england.division-' || n, sport_id, country_id, 'Division ' || n, 'division-' || n, category_slug, type, gender_type, '{}', current_season, 900, season_kind,
        tie_break, zones, created_at, updated_at
      from tournaments, generate_series(1, 400) n where id = 'england.premier-league'`);
    onTestFinished(async () => void (await db.query(`delete from tournaments where id like 'england.division-%'`)));
    expect((await load('/leagues')).view.isFolded).toBe(true);
    const part = async (path: string) => (await askResource(leaguesPartResource, createSiteForPages(db, now).site, path)).text();
    expect(await part('/leagues/part?country=portugal')).toMatch(
      /^<ul[^>]*><li data-name="Liga Portugal"><a href="\/portugal\/liga-portugal">.*<\/ul>$/,
    );
    expect((await part('/leagues/part')).match(/<li /g)).toHaveLength(403);
  });

  it('is right until midnight where the language is spoken', async () => {
    const { notes } = await load('/leagues', 'gr');
    expect(notes.until).toEqual([new Date('2024-04-06T21:00:00Z')]);
    expect(notes.topics).toEqual(['catalogue', 'coverage', 'day:2024-04-06']);
  });
});
