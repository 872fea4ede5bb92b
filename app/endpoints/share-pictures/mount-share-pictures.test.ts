import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import { type LocaleCode, locales } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { articlePages } from '#app/pages/articles/article.page.ts';
import type { ShareCard } from '#app/share-cards/share-card.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import { storeCatalogue } from '#data/commands/catalogue/store-catalogue.ts';
import type { FeedMatch } from '#data/feeds/feed.ts';
import { matchPage } from '#sports/football/app/pages/match/match.page.ts';
import { playerPage } from '#sports/football/app/pages/player/player.page.ts';
import { teamPage } from '#sports/football/app/pages/team/team.page.ts';
import { tournamentPage } from '#sports/football/app/pages/tournament/tournament.page.ts';
import { ended, feedMatch } from '#tests/factories/feed-match.ts';
import { headMarkup } from '#tests/factories/head-markup.ts';
import { ingestAnswer, ingestMatches } from '#tests/factories/ingest-matches.ts';
import { openPage } from '#tests/factories/open-page.ts';
import { createSiteForPages } from '#tests/factories/site-for-pages.ts';
import { smallCatalogue } from '#tests/factories/small-catalogue.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { mountSharePictures, type SharePicturesParts } from './mount-share-pictures.ts';
import { createPictureThread, PicturesBusyError } from './picture-thread.ts';

const { db } = await createTestDatabase();
const now = new Date('2024-04-05T12:00:00Z');
const slug = 'arsenal-everton-2024-04-06';
const pieces = readArticles(fileURLToPath(new URL('../../../content', import.meta.url)));
const domains = { it: 'pronostici.example' };
const localeSites = createLocaleSites(
  { publicUrl: 'https://example.org', domains: new Map([['it', domains.it]]), crossOriginCookie: true },
  '',
);
const thread = createPictureThread({ maxWaiting: 8, idleMs: 60_000 });
const drawn: ShareCard[] = [];
const drawing: SharePicturesParts['thread'] = {
  draw(card) {
    drawn.push(card);
    return thread.draw(card);
  },
};

function mounted(more: Partial<SharePicturesParts> = {}): Hono {
  const app = new Hono();
  const parts = {
    db,
    localeSites,
    pieces,
    siteName: 'Tipledger',
    demonstration: false,
    isOpenToSearch: true,
    maxBytes: 1_000_000,
    wordsOf: createWordsOf,
  } as const;
  mountSharePictures(app, { ...parts, thread: drawing, ...more });
  return app;
}
const app = mounted();

const tell = (more: Partial<FeedMatch> = {}) => ingestMatches(db, now, [feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z', more)]);
beforeAll(async () => {
  await storeCatalogue(db, smallCatalogue(), now);
  await tell();
});
afterAll(() => thread.stop());

/** Returns the picture that a page names. */
function pictureIn(head: PageHead): string {
  return /<meta property="og:image" content="([^"]+)"\/>/.exec(headMarkup(head))?.[1] as string;
}
async function pictureOfMatch(code: LocaleCode = 'en'): Promise<string> {
  const { site } = createSiteForPages(db, now, { code, domains });
  return pictureIn((await openPage(matchPage, site, `/${slug}`)).head);
}
async function pictureOfArticle(code: LocaleCode, path = '/betting-academy/odds-formats'): Promise<string> {
  const { site } = createSiteForPages(db, now, { code, domains, pieces });
  return pictureIn((await openPage(articlePages, site, path)).head);
}
/** Requests an address as a browser does, with its host as a header. */
const ask = (address: string, of = app) => of.request(address, { headers: { Host: new URL(address, 'https://example.org').host } });

describe('the picture of a club, a competition or a player', () => {
  beforeAll(async () => {
    const lineUps = { home: { starters: [{ name: 'Bukayo Saka', externalId: '1460' }], bench: [] } };
    const answer = feedMatch('Arsenal', 'Man City', '2024-03-31T14:00:00Z', { ...ended(0, 0), lineUps });
    await ingestAnswer(db, { name: 'api-football', isSimulated: false }, now, [answer]);
  });

  const pageOf = {
    team: async (code: LocaleCode) => {
      const { site } = createSiteForPages(db, now, { code, domains });
      return pictureIn((await openPage(teamPage, site, '/teams/arsenal')).head);
    },
    player: async (code: LocaleCode) => {
      const { site } = createSiteForPages(db, now, { code, domains });
      return pictureIn((await openPage(playerPage, site, '/players/bukayo-saka')).head);
    },
    tournament: async (code: LocaleCode) => {
      const { site } = createSiteForPages(db, now, { code, domains });
      return pictureIn((await openPage(tournamentPage, site, '/england/premier-league')).head);
    },
  };

  it.each(['team', 'player', 'tournament'] as const)('of a page of a %s is found in every language where the page says', async (kind) => {
    drawn.length = 0;
    for (const { code, tag } of locales) {
      const answer = await ask(await pageOf[kind](code));
      expect([tag, answer.status, answer.headers.get('content-type')]).toEqual([tag, 200, 'image/png']);
    }
    expect(drawn.map((card) => card.kind === 'name' && [card.language, card.subject.name, card.place])).toContainEqual(
      {
        team: ['el', 'Arsenal', 'Αγγλία'],
        player: ['el', 'Bukayo Saka', 'Arsenal'],
        tournament: ['el', 'Premier League', 'Αγγλία'],
      }[kind],
    );
  });

  it.each([
    '/share/team/nobody/0.png',
    '/share/player/nobody/0.png',
    '/share/tournament/england/nothing/0.png',
    '/gr/share/tournament/nowhere/premier-league/0.png',
  ])('is not at %s', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('the picture of a match', () => {
  it('is found in every language where its page says, may be kept for ever, and is drawn once', async () => {
    drawn.length = 0;
    for (const { code, tag } of [...locales, ...locales]) {
      const answer = await ask(await pictureOfMatch(code));
      expect([tag, answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        tag,
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ]);
    }
    expect(drawn.map(({ language }) => language)).toEqual(locales.map(({ tag }) => tag));
    expect(drawn[0]).toMatchObject({ competition: 'Premier League', when: 'Saturday 6 April 2024, 15:00 BST', score: undefined });
    expect(drawn[2]).toMatchObject({ when: 'Samstag, 6. April 2024, 16:00 MESZ', round: '31. Spieltag' });
  });

  it('gets another address with another hour and with the score, and the old one leads there', async () => {
    const before = await pictureOfMatch();
    await tell({ kickoff: { known: true, utc: new Date('2024-04-06T16:30:00Z') } });
    const later = await pictureOfMatch();
    await tell({ kickoff: { known: true, utc: new Date('2024-04-06T16:30:00Z') }, ...ended(2, 1) });
    const after = await pictureOfMatch();
    expect(new Set([before, later, after]).size).toBe(3);
    for (const old of [before, later]) {
      const answer = await ask(old);
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        302,
        new URL(after).pathname,
        'public, max-age=60',
      ]);
    }
    await ask(after);
    expect(drawn.at(-1)).toMatchObject({ score: { home: 2, away: 1 }, state: 'Full time' });
  });

  it('is asked for again where too many are being drawn', async () => {
    const busy = mounted({ thread: { draw: () => Promise.reject(new PicturesBusyError('full')) } });
    const answer = await ask(await pictureOfMatch(), busy);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  });

  it('says that the demonstration is one, and keeps it from search engines', async () => {
    const demonstration = mounted({ demonstration: true, isOpenToSearch: false });
    const { headers } = await ask(await pictureOfMatch('de'), demonstration);
    const answer = await ask(headers.get('location') as string, demonstration);
    expect(drawn.at(-1)?.demonstration).toBe('Demodaten. Spiel und Ergebnis sind simuliert.');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });
});

describe('the picture of an article', () => {
  it('is found in every language where its page says, on the language’s own host as well', async () => {
    for (const { code } of locales) expect([code, (await ask(await pictureOfArticle(code))).status]).toEqual([code, 200]);
    expect(await pictureOfArticle('it')).toMatch(/^https:\/\/pronostici\.example\/share\/academy\/odds-formats\/[0-9a-f]{12}\.png$/);
    expect(drawn.at(-2)).toMatchObject({ kind: 'title', language: 'it', section: 'Guide alle scommesse' });
  });
});

it('the site has a picture, to which any version leads', async () => {
  const answer = await ask('/gr/share/site/old.png');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/gr\/share\/site\/[0-9a-f]{12}\.png$/)]);
  expect((await ask(answer.headers.get('location') as string)).status).toBe(200);
});

it.each([
  '/share/match/nobody-nowhere-2024-04-06/0123456789ab.png',
  '/share/match/..%2f/0123456789ab.png',
  '/share/academy/nothing/0123456789ab.png',
  '/share/nothing/odds-formats/0123456789ab.png',
  `/share/match/${slug}`,
  '/share/site',
  '/xx/share/site/0123456789ab.png',
])('%s is not found, and nothing is drawn', async (path) => {
  drawn.length = 0;
  expect([(await ask(path)).status, drawn.length]).toEqual([404, 0]);
});
