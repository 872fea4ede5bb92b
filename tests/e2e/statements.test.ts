import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import bestTips from '#app/shell/rails/best-tips.module.css';
import { matchLinks } from './match-links.ts';
import { site } from './site.ts';

/** The days before and after that of the demonstration's clock: see start-demonstration-site.ts. */
const yesterday = '2026-11-20';
const tomorrow = '2026-11-22';

const boxOfTips = `class="${bestTips.box}"`;

const ask = (path: string) => fetch(site + path, { headers: { 'accept-language': 'en' } });
const htmlOf = async (path: string) => (await ask(path)).text();

/** Returns the text of a page, its elements separated by bars. */
async function read(path: string): Promise<string> {
  const body = (await htmlOf(path)).replaceAll(/<(style|script).*?<\/\1>/gs, '');
  return body.replaceAll(/<[^>]+>/g, '|').replaceAll(/[|\s]*\|[|\s]*/g, '|');
}

async function firstMatchOf(list: string): Promise<string> {
  return matchLinks(await htmlOf(list))[0] ?? expect.fail(`no match in ${list}`);
}

let coming: string;
let comingPage: string;

beforeAll(async () => {
  coming = await firstMatchOf(`/?date=${tomorrow}`);
  comingPage = await read(`${coming}?prices=result`);
});

describe('the page of a match', () => {
  it('shows who plays, when, where and in which competition', () => {
    expect(comingPage).toMatch(/\|\d\d:\d\d\|[^|]+\|.*\|(Sun\|22|Mon\|23) Nov\|· [^|]+\|/);
    expect(comingPage).toMatch(/\|[^|]+ v [^|]+\|/);
  });

  it('compares the prices of bookmakers for result, goals and more', async () => {
    expect(comingPage).toContain('|Odds compared|');
    expect(comingPage).toMatch(/\|Our prediction\|.*\|Best price\|\d.*\|Total goals\|/);
    expect(new Set((await htmlOf(`${coming}?prices=goals`)).match(/Over 2\.5/g)).size).toBe(1);
  });

  it('says once with the prices and once with the chances that rest on them when they were last seen', () => {
    expect(comingPage.match(/\|?Odds as of\|[^|]+\|,\|\d\d:\d\d\|,[^.]{0,40}before kick-off/g)?.length).toBeGreaterThanOrEqual(2);
    const hours = [...comingPage.matchAll(/Odds as of\|([^|]+)\|,\|(\d\d:\d\d)\|/g)].map(([, day, hour]) => `${day} ${hour}`);
    expect(new Set(hours).size).toBe(1);
  });

  it('has the tip or why there is none, how well it is founded, and the chances of every outcome', () => {
    expect(comingPage).toMatch(/\|(Our tip\|As of|No tip)\|/);
    for (const part of ['Reliability', 'Chances before kick-off']) expect(comingPage).toContain(`|${part}|`);
  });

  it('has form, head-to-head, table and preview, and says of which matches they are', () => {
    expect(comingPage).toMatch(/\|Form\|last five · (league|league and cup|cup and tournament) matches since \d{4}\|/);
    expect(comingPage).toMatch(/\|Head-to-head\|(league|league and cup|cup and tournament) matches since \d{4}\|/);
    expect(comingPage).toMatch(/\|Preview\|compiled from our data: /);
  });

  it('shows score and minute while it is played', async () => {
    const page = await read(await firstMatchOf('/?tab=live'));
    expect(page).toMatch(/\|\d+\|–\|\d+\|/);
    expect(page).toMatch(/\|(\d+(\+\d+)?’|half-time|Half-time)/i);
  });

  it('shows goals and statistics once it is over', async () => {
    const page = await read(await firstMatchOf(`/?date=${yesterday}`));
    expect(page).toMatch(/\|Full time\|/);
    expect(page).toMatch(/\|Statistics\|.*\|Shots on target\|/);
  });
});

describe('the page of a club', () => {
  it('holds its figures, squad, live table and next matches', async () => {
    const page = await read('/teams/arsenal');
    for (const heading of ['Fixtures', 'Results', 'Statistics', 'Live table', 'Squad']) expect(page).toContain(`|${heading}|`);
  });
});

describe('the page of a competition', () => {
  it('holds its table, its clubs and its next matches', async () => {
    const page = await read('/england/premier-league');
    expect(page).toMatch(/\|Matchday \d+\|/);
    const clubs = await htmlOf('/england/premier-league?section=teams');
    expect(new Set(clubs.match(/href="\/teams\/[^"]+"/g)).size).toBeGreaterThanOrEqual(20);
  });
});

describe('the home page', () => {
  it('has the tabs Today, Live and Favorites, the lists Matches and Previous, and every country', async () => {
    const page = await read('/');
    for (const tab of ['Today', 'Live', 'Favorites', 'Matches', 'Previous', 'All countries']) expect(page).toContain(`|${tab}|`);
  });

  it('counts the leagues that it covers, and claims no others', async () => {
    const page = await read('/');
    expect(page).toMatch(/\|\d+ leagues\|/);
    expect(page).not.toContain('1200');
  });
});

describe('what is written', () => {
  it.each([
    '/betting-academy',
    '/where-to-use-our-tips',
    '/sports-life',
    '/betting-odds-calculator-converter-tips-betting-tool',
    '/contact',
    '/terms-conditions',
    '/about-us',
    '/disclaimer',
    '/privacy-policy',
    '/cookies-policy',
    '/responsible-gambling',
    '/bet365-sign-up',
    '/super-cup-2025',
    '/live-football-livestream',
    '/leagues',
  ])('stands at %s in every language', async (path) => {
    for (const { prefix, tag } of locales) {
      const answer = await ask(prefix + path);
      expect([answer.status, (await answer.text()).includes(`<html lang="${tag}"`)], prefix + path).toEqual([200, true]);
    }
  });

  it('says on every page the age, and in the disclaimer that it is no betting site and takes on no losses', async () => {
    for (const path of ['/', '/tips', coming, '/betting-academy']) expect(await read(path), path).toContain('18+');
    const disclaimer = await read('/disclaimer');
    expect(disclaimer).toMatch(/not a bookmaker|no betting site|not a betting site/i);
    expect(disclaimer).toContain('We accept no liability for losses');
  });

  it('names the offices in London and Berlin, and has a form with a button to send it', async () => {
    const contact = await read('/contact');
    for (const word of ['London', 'Berlin', 'Send']) expect(contact).toContain(`|${word}|`);
  });

  it('has an academy whose articles can be passed on and lead to others', async () => {
    const list = await htmlOf('/betting-academy');
    const article = /href="(\/betting-academy\/[^"]+)"/.exec(list)?.[1] ?? expect.fail('no article');
    const page = await htmlOf(article);
    expect(new Set(page.match(/href="\/betting-academy\/[^"#]+"/g)).size).toBeGreaterThanOrEqual(2);
    expect(page).toMatch(/href="(https:\/\/[^"]*|mailto:[^"]*)\?[^"]*betting-academy/);
  });
});

it('an unknown address is a page with the status 404 that names it', async () => {
  const answer = await ask('/no-such-page');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/Page Not Found.*Page not found: (<!-- -->)?\/no-such-page/s);
});

it('nobody is asked to sign in', async () => {
  const page = await read('/');
  expect(page).not.toMatch(/log ?in|sign in|register/i);
});

describe('a page about help or the law', () => {
  it.each(['/responsible-gambling', '/de/terms-conditions', '/gr/privacy-policy', '/no-such-page'])(
    '%s carries no tips, no bet slip and no offers',
    async (path) => {
      const page = (await htmlOf(path)).replaceAll(/<(style|script).*?<\/\1>/gs, '');
      expect(page).not.toMatch(/slip-price|id="slip"|href="#slip"|offer-slot|slip-place/);
      expect(page).not.toContain(boxOfTips);
    },
  );

  it('is told from the others, which have the bet slip', async () => {
    expect(await htmlOf('/betting-academy')).toMatch(new RegExp(`${boxOfTips}.*id="slip"`, 's'));
  });
});
