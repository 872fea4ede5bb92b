import { beforeAll, describe, expect, it } from 'vitest';
import type { LocaleCode } from '#app/i18n/locales.ts';
import { growCompetitions } from '#data/commands/catalogue/grow-competitions.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import { inTransaction } from '#data/database/database.ts';
import type { FeedCompetition } from '#data/feeds/feed.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { dayPartResource } from './day-part.server.tsx';
import { homePage } from './home.page.ts';
import type { HomeView } from './home.server.ts';
import type { HomeGroups } from './home-groups.server.ts';
import type { HomeMixedList } from './home-lists.server.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-08-04T12:00:00Z');

/** The number of matches of each competition on the day, all at 15:00 in London. */
const sizes: Readonly<Record<string, number>> = {
  'england.premier-league': 4,
  'england.fa-cup': 2,
  'spain.segunda-rfef-group-1': 20,
  'spain.segunda-rfef-group-2': 19,
  'spain.liga-f': 1,
  'ghana.premier-league': 38,
  'spain.u19-division': 7,
};

beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  const told = (externalId: string, name: string, region: string): FeedCompetition => ({
    ...{ externalId, name, region, kind: 'league', season: 'autumn-spring' },
    coverage: { now: ['results'], since: { results: 2020 }, current: null },
  });
  const grown = [
    told('1', 'Segunda RFEF - Group 1', 'ES'),
    told('2', 'Segunda RFEF - Group 2', 'ES'),
    told('3', 'Liga F', 'ES'),
    told('4', 'Premier League', 'GH'),
    told('5', 'U19 Division', 'ES'),
  ];
  await inTransaction(db, (client) => growCompetitions(client, grown, { provider: 'api-football', now }));
  await ingestMatches(db, now, [
    {
      ...{ tournamentId: 'england.premier-league', season: '2024-25', home: { name: 'Arsenal' }, away: { name: 'Everton' } },
      ...{ kickoff: { known: true, utc: new Date('2024-08-04T14:00:00Z') }, status: 'scheduled', quotes: [] },
    },
  ]);
  await db.query(
    `insert into seasons (tournament_id, label) select numeric_id, '2024-25' from tournaments where id = any($1) on conflict do nothing`,
    [Object.keys(sizes)],
  );
  await db.query(
    `insert into matches (sport_id, slug, tournament_id, season_id, home_team_id, away_team_id, kickoff_utc, kickoff_known, status, updated_at)
     select m.sport_id, t.slug || t.numeric_id || '-' || copy, t.numeric_id, s.id, m.home_team_id, m.away_team_id, m.kickoff_utc, true, 'scheduled', m.updated_at
     from matches m, unnest($1::text[], $2::int[]) as of (id, size) join tournaments t on t.id = of.id join seasons s on s.tournament_id = t.numeric_id,
     generate_series(1, of.size) as copy where not (t.id = 'england.premier-league' and copy = 1)`,
    [Object.keys(sizes), Object.values(sizes)],
  );
});

async function load(path: string, code: LocaleCode = 'en') {
  const { site } = createSiteForPages(db, now, { code });
  return (await openPage<HomeView>(homePage, site, path)).view;
}

const part = async (search: string) => {
  const answer = await askResource(dayPartResource, createSiteForPages(db, now).site, `/day-part?${search}`);
  return answer.text();
};
const listOf = async (path: string, code?: LocaleCode) => {
  const { groups, world } = (await load(path, code)).content as HomeGroups;
  return {
    open: groups.filter(({ matches }) => matches !== undefined).map(({ tournament }) => tournament.slug),
    countries: world?.countries.map(({ slug, competitions, matches }) => `${slug}: ${competitions}, ${matches}`),
    world,
  };
};
const numberOf = async (id: string) =>
  (await db.query<{ id: number }>('select numeric_id as id from tournaments where id = $1', [id])).rows[0]?.id;

describe('the list of a day of the whole world', () => {
  it('has the top competitions and those of the language’s country open, and all by country, the one with most matches first', async () => {
    const english = await listOf('/');
    expect(english.open).toEqual(['premier-league', 'fa-cup']);
    expect(english.countries).toEqual(['spain: 3, 40', 'ghana: 1, 38', 'england: 2, 6']);
    expect((await listOf('/', 'es')).open).toEqual(['premier-league', 'fa-cup', 'liga-f']);
  });

  it('counts in its tab what it lists, and neither youth, reserves nor friendlies', async () => {
    const { days, content, lowerLevels } = await load('/');
    expect(days.matchesToday).toBe(84);
    expect([days.matchesToday, days.counts.football]).toEqual([(content as HomeGroups).world?.matches, 84]);
    expect(lowerLevels).toEqual(['youth']);
    expect((await listOf('/?level=youth')).open).toEqual(['u19-division']);
    const byTime = (await load('/?order=time&more=3')).content as HomeMixedList;
    expect(byTime.days.flatMap(({ matches }) => matches)).toHaveLength(84);
    expect(byTime.days.flatMap(({ matches }) => matches).some(({ tournamentName }) => tournamentName.startsWith('U19'))).toBe(false);
  });

  it('opens a country and a competition in it by its address, for those without scripts', async () => {
    expect((await listOf('/?country=spain')).world?.countries.map(({ groups }) => groups?.length)).toEqual([3, undefined, undefined]);
    const ghana = await numberOf('ghana.premier-league');
    const { world } = await listOf(`/?open=${ghana}`);
    expect(world?.countries.map(({ groups }) => groups?.map(({ matches }) => matches?.length))).toEqual([undefined, [38], undefined]);
  });

  it('goes on by kick-off in another document after three pages, from the place where that one ends', async () => {
    const { more, start, next, days } = (await load('/?order=time&start=61')).content as HomeMixedList;
    expect({ more, start, next, shown: days.flatMap(({ matches }) => matches).length }).toEqual({
      ...{ more: false, start: 61, next: undefined, shown: 24 },
    });
    expect(((await load('/?order=time&more=3&start=2')).content as HomeMixedList).next).toBe(182);
  });
});

describe('a part of the list', () => {
  it('is the competitions of a country, each with a link that works without scripts', async () => {
    const html = await part('country=spain');
    expect(html.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>Liga F</b>', '<b>Segunda RFEF – Group 1</b>', '<b>Segunda RFEF – Group 2</b>']);
    const liga = await numberOf('spain.liga-f');
    expect(html).toContain(`href="/?open=${liga}#c${liga}"`);
    expect(await part('country=england')).toContain('shown above');
  });

  it('is the matches of a competition, with a pin', async () => {
    const html = await part(`competition=${await numberOf('ghana.premier-league')}`);
    expect(html.match(/data-match=/g)).toHaveLength(38);
    expect(html).toContain('Pin Premier League');
    await expect(part('competition=999999').catch((answer: Response) => answer.status)).resolves.toBe(404);
  });

  it('is every competition by its name, or what a reader follows of the day', async () => {
    expect((await part('all=1')).match(/data-name=/g)).toHaveLength(6);
    const team = (await db.query<{ id: number }>(`select id from teams where slug = 'arsenal'`)).rows[0]?.id;
    const own = await part(`ids=t${team}.c${await numberOf('spain.liga-f')}`);
    expect(own.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>Your matches</b>', '<b>Liga F</b>']);
    expect(await part('ids=m999999')).toContain('none on this day');
  });
});
