import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { mountCrests } from '#app/endpoints/crests/mount-crests.ts';
import { nextMatchEmbed } from '#app/pages/embed/next-match.server.tsx';
import { tableEmbed } from '#app/pages/embed/table.server.tsx';
import { tipEmbed } from '#app/pages/embed/tip.server.tsx';
import { homePage } from '#app/pages/home/home.page.ts';
import { allAllowed } from '#tests/factories/all-allowed.ts';
import { clockStandingAt } from '#tests/factories/clock-standing-at.ts';
import { askResource, openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aTennisMatch, aTwoSidedQuote, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { mountApi } from './mount-api.ts';
import { openApiDocument } from './open-api-document.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-07-03T09:00:00Z');
const app = new Hono();
mountApi(app, {
  db,
  ...allAllowed(db),
  clock: clockStandingAt(now),
  publicUrl: 'https://tips.example',
  origins: new Set(),
  visitorCountry: async () => undefined,
  reportError: () => {},
});
mountCrests(app, { db });
const ids = { match: 0, game: 0, player: 0, tournament: 0 };

beforeAll(async () => {
  await storeTwoSidedWorld(db, now);
  const quotedAt = new Date('2023-07-03T08:00:00Z');
  const winner = (bookmaker: string, prices: [number, number]) => aTwoSidedQuote('match-winner', bookmaker, prices, { quotedAt });
  const spread = (bookmaker: string, prices: [number, number]) => aTwoSidedQuote('spread', bookmaker, prices, { quotedAt, line: -4.5 });
  await ingestTwoSided(db, now, [
    aTennisMatch({ quotes: [winner('bet365', [1.5, 2.6]), winner('unibet', [1.55, 2.4])] }),
    aBasketballGame({
      kickoff: { known: true, utc: new Date('2023-07-04T02:00:00Z') },
      quotes: [spread('bet365', [1.9, 1.92]), spread('unibet', [1.87, 1.95])],
    }),
  ]);
  const { rows } = await db.query<typeof ids>(
    `select max(id) filter (where slug like 'ada%') as match, max(id) filter (where slug like 'denver%') as game,
       max(home_team_id) filter (where slug like 'ada%') as player, max(tournament_id) filter (where slug like 'ada%') as tournament from matches`,
  );
  Object.assign(ids, rows[0]);
  await db.query(
    `insert into forecasts (match_id, model, home_probability, away_probability, reliability_level, reliability_matches, grounds, model_version, computed_at)
     values ($1, '{"firstWins": 0.625, "bestOf": 5}', 0.625, 0.375, 4, 100, '{}', '1', $2)`,
    [ids.match, now],
  );
});

it('what is asked of football at the API knows neither matches nor competitions of tennis', async () => {
  const tournaments = await app.request('/api/soccer/tournament?ids=tennis.wimbledon');
  expect(await tournaments.json()).toEqual({ data: [] });
  const slip = await app.request(`/api/soccer/slip?legs=${ids.match}:match-result:0:home`);
  expect((await slip.json()).data?.legs?.[0]?.state).toBe('unknown');
  const countries = (await (await app.request('/api/soccer/tournament/countries')).json()).data as { ids: string }[];
  expect(countries.filter((country) => country.ids.includes('tennis'))).toEqual([]);
});

it('a slip has tennis and basketball beside football: the best price with its bookmaker, names and chances of the sport', async () => {
  const legs = [`${ids.match}:match-winner:0:first`, `${ids.game}:spread:-4.5:away`, `${ids.game}:match-winner:0:first`];
  const answer = await app.request(`/api/slip?legs=${legs.join(',')}&language=gr`);
  const body = await answer.json();
  const promised = openApiDocument.paths['/api/slip'].get.responses[200].content['application/json'].schema;
  expect(z.fromJSONSchema(promised as Parameters<typeof z.fromJSONSchema>[0]).safeParse(body).error).toBeUndefined();
  const [winner, spread, ofAnotherSport] = body.data.legs;
  expect(winner).toMatchObject({
    state: 'open',
    sport: 'tennis',
    home: 'A. Moss',
    away: 'E. Thorn',
    decimal_odds: 1.55,
    bookmaker: 'Unibet',
  });
  expect(winner).toMatchObject({ probability: 0.625, fair_odds: 1.6, basis: 'model', slug: 'ada-moss-eva-thorn-2023-07-03' });
  expect(spread).toMatchObject({
    sport: 'basketball',
    home: 'Ντένβερ Νάγκετς',
    away: 'Μιλγουόκι Μπακς',
    decimal_odds: 1.95,
    bookmaker: 'Unibet',
  });
  expect(ofAnotherSport).toMatchObject({ state: 'unknown', match_id: null, decimal_odds: null });
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
