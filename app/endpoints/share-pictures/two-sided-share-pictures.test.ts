import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { twoSidedDayPages } from '#app/pages/two-sided-day/two-sided-day.page.ts';
import { describeCard, type ShareCard } from '#app/share-cards/share-card.ts';
import { basketballClubPage } from '#sports/basketball/app/pages/basketball-club/basketball-club.page.ts';
import { basketballGamePage } from '#sports/basketball/app/pages/basketball-game/basketball-game.page.ts';
import { basketballSeasonPage } from '#sports/basketball/app/pages/basketball-season/basketball-season.page.ts';
import { tennisMatchPage } from '#sports/tennis/app/pages/tennis-match/tennis-match.page.ts';
import { tennisPlayerPage } from '#sports/tennis/app/pages/tennis-player/tennis-player.page.ts';
import { tennisTournamentPage } from '#sports/tennis/app/pages/tennis-tournament/tennis-tournament.page.ts';
import { headMarkup } from '#tests/factories/head-markup.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { aBasketballGame, aTennisMatch, ingestTwoSided, storeTwoSidedWorld } from '#tests/factories/two-sided-world.ts';
import { mountSharePictures } from './mount-share-pictures.ts';
import { createPictureThread } from './picture-thread.ts';

const { db } = await createTestDatabase();
const now = new Date('2023-07-04T12:00:00Z');
const localeSites = createLocaleSites({ publicUrl: 'https://example.org', domains: new Map(), crossOriginCookie: true }, '');
const thread = createPictureThread({ maxWaiting: 8, idleMs: 60_000 });
const drawn: ShareCard[] = [];
const app = new Hono();
mountSharePictures(app, {
  db,
  localeSites,
  pieces: [],
  siteName: 'Tipledger',
  demonstration: false,
  isOpenToSearch: true,
  maxBytes: 1_000_000,
  wordsOf: createWordsOf,
  thread: {
    draw(card) {
      drawn.push(card);
      return thread.draw(card);
    },
  },
});
const sets = [
  [6, 4],
  [3, 6],
  [1, 0],
].map(([first, second]) => ({ games: [first as number, second as number] as const }));

beforeAll(async () => {
  await storeTwoSidedWorld(db, now);
  await ingestTwoSided(db, now, [
    aTennisMatch({ status: 'finished', play: { sets, winner: 0, ending: 'retired' } }),
    aBasketballGame({ status: 'finished', play: { quarters: [], total: [123, 111] } }),
  ]);
});
afterAll(() => thread.stop());

it.each([
  [
    tennisMatchPage,
    '/tennis/matches/ada-moss-eva-thorn-2023-07-03',
    /^Ada Moss 1–1 Eva Thorn · Wimbledon, men · First round · .*3 July.* · 6–4 3–6 1–0 Ret\.$/,
  ],
  [
    basketballGamePage,
    '/basketball/matches/denver-nuggets-milwaukee-bucks-2023-01-02',
    /^Milwaukee Bucks 111–123 Denver Nuggets · NBA · Regular season · .* · Final$/,
  ],
  [tennisPlayerPage, '/tennis/players/ada-moss', /^Ada Moss · Tennis · Tipledger$/],
  [tennisTournamentPage, '/tennis/wimbledon', /^Wimbledon · .* · Tipledger$/],
  [basketballClubPage, '/basketball/clubs/denver-nuggets', /^Denver Nuggets · Basketball · Tipledger$/],
  [basketballSeasonPage, '/basketball/nba', /^NBA · .* · Tipledger$/],
  [twoSidedDayPages, '/basketball', /^Basketball · .* · Tipledger$/],
])('the picture that a page names is drawn, and tells what the page is of: %# %s', async (page, path, words) => {
  const { site } = createSiteForPages(db, now);
  const { head } = await openPage(page as typeof tennisMatchPage, site, path);
  const address = /<meta property="og:image" content="([^"]+)"\/>/.exec(headMarkup(head))?.[1] as string;
  const answer = await app.request(address, { headers: { Host: 'example.org' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(describeCard(drawn.at(-1) as ShareCard)).toMatch(words);
});

it('the picture of a match of tennis is found at its former address, and leads to the present one', async () => {
  await db.query(
    `insert into former_slugs (slug, match_id) select 'ada-moss-eva-thorn-2023-07-02', id from matches where slug = 'ada-moss-eva-thorn-2023-07-03'`,
  );
  const answer = await app.request('/share/match/tennis/ada-moss-eva-thorn-2023-07-02/0123456789ab.png', {
    headers: { Host: 'example.org' },
  });
  expect(answer.headers.get('location')).toMatch(/^\/share\/match\/tennis\/ada-moss-eva-thorn-2023-07-03\/[0-9a-f]{12}\.png$/);
});
