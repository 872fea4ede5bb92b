import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { countLags } from '#data/commands/live/count-lags.ts';
import { countDelays } from '#domain/live/delay-histogram.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { readPage } from '#tests/factories/read-page.ts';
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

  it('has how long live changes take, of competitions with enough of them, and is right for an hour', async () => {
    const idOf = async (tournament: string) =>
      (await db.query<{ id: number }>('select numeric_id as id from tournaments where id = $1', [tournament])).rows[0]?.id as number;
    const [premierLeague, cup] = [await idOf('england.premier-league'), await idOf('england.fa-cup')];
    const counted = { day: '2024-04-05', source: 'api-football' };
    await countLags(db, [
      { ...counted, tournamentId: premierLeague, counts: countDelays(Array.from({ length: 20 }, (_, place) => (place < 18 ? 15 : 170))) },
      { ...counted, tournamentId: cup, counts: countDelays(Array.from({ length: 19 }, () => 4_000)) },
    ]);
    const { view, notes } = await load('/leagues');
    expect(view.lagOf.get(premierLeague)).toEqual({ changes: 20, p50: 16, p95: 180 });
    expect(notes.until).toContainEqual(new Date('2024-04-06T13:00:00Z'));
    const text = await readPage(db, now, '/leagues');
    expect(text).toContain('Premier League|16\u00a0s / 3\u00a0min');
    expect(text).toContain('api-football|39|3\u00a0min|over 60\u00a0min|');
    expect(text).not.toContain('FA Cup|over');
    expect(await readPage(db, now, '/leagues?country=england', 'gr')).toContain('|16\u00a0δ. / 3\u00a0λ.');
    await db.query('truncate live_lags, live_lag_sums');
    expect(await readPage(db, now, '/leagues')).not.toContain('How fast live scores arrive');
  });

  it('is right until midnight where the language is spoken, and its numbers of matches for ten minutes', async () => {
    const { notes } = await load('/leagues', 'gr');
    expect(notes.until).toEqual([new Date('2024-04-06T21:00:00Z'), new Date(now.getTime() + 600_000)]);
    expect(notes.topics).toEqual(['catalogue', 'coverage']);
  });
});
