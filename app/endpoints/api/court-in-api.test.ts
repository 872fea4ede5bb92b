import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { mountCrests } from '#app/endpoints/crests/mount-crests.ts';
import { nextMatchEmbed } from '#app/pages/embed/next-match.server.tsx';
import { tableEmbed } from '#app/pages/embed/table.server.tsx';
import { tipEmbed } from '#app/pages/embed/tip.server.tsx';
import { homePage } from '#app/pages/home/home.page.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { aTennisMatch, ingestCourt, storeCourtWorld } from '#tests/factories/court-world.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountApi } from './mount-api.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-07-03T09:00:00Z');
const app = new Hono();
mountApi(app, {
  db,
  clock: clockStandingAt(now),
  publicUrl: 'https://tips.example',
  origins: new Set(),
  visitorCountry: async () => undefined,
  reportError: () => {},
});
mountCrests(app, { db });
const ids = { match: 0, player: 0, tournament: 0 };

beforeAll(async () => {
  await storeCourtWorld(db, now);
  await ingestCourt(db, now, [aTennisMatch()]);
  const { rows } = await db.query<typeof ids>('select id as match, home_team_id as player, tournament_id as tournament from matches');
  Object.assign(ids, rows[0]);
});

it('what is asked of football at the API knows neither matches nor competitions of tennis', async () => {
  const tournaments = await app.request('/api/soccer/tournament?ids=tennis.wimbledon');
  expect(await tournaments.json()).toEqual({ data: [] });
  const slip = await app.request(`/api/soccer/slip?legs=${ids.match}:match-result:0:home`);
  expect((await slip.json()).data?.legs?.[0]?.state).toBe('unknown');
  const countries = (await (await app.request('/api/soccer/tournament/countries')).json()).data as { ids: string }[];
  expect(countries.filter((country) => country.ids.includes('tennis'))).toEqual([]);
});

it.each([
  [tipEmbed, '/embed/tip/ada-moss-eva-thorn-2023-07-03'],
  [nextMatchEmbed, '/embed/next-match/ada-moss'],
  [tableEmbed, '/embed/table/tennis/wimbledon'],
])('an embedded document of football is not found for tennis: %# %s', async (resource, path) => {
  expect((await askResource(resource, createSiteForPages(db, now).site, path)).status).toBe(404);
});

it('favourites of tennis leave the list of football as it is, and a player has a monogram of initials', async () => {
  const { site } = createSiteForPages(db, now);
  const { view } = await openPage(homePage, site, `/?tab=favorites&ids=m${ids.match}.t${ids.player}.c${ids.tournament}`);
  expect(view).toMatchObject({ content: { kind: 'favourites', days: [], teams: [{ name: 'Ada Moss', sport: 'tennis' }] } });
  expect(await (await app.request(`/crest/${ids.player}.svg`)).text()).toMatch(/aria-label="Ada Moss".*>AM<\/text>/);
});
