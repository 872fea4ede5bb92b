import { setTimeout } from 'node:timers/promises';
import type { CourtSport } from '#domain/sports/sport.ts';
import { matchLinks } from './match-links.ts';

const aMatch = Symbol('the first match on the home page');
const aTennisMatch = Symbol('the first match of tennis on the day');
const aBasketballGame = Symbol('the first game of basketball on the day');
const aPieceOfNews = Symbol('the first piece of news on the page of sports life');

/** The shared path of a page of every kind, by a short name. The paths of matches and of the piece of news are found on the site. */
const pages = {
  home: '/',
  'home-live': '/?tab=live',
  'home-favorites': '/?tab=favorites',
  tips: '/tips',
  forecasts: '/forecasts',
  odds: '/odds?day=1',
  leagues: '/leagues',
  offers: '/offers',
  bookmaker: '/offers/bet365',
  'sign-up-guide': '/bet365-sign-up',
  'track-record': '/track-record',
  search: '/search?q=real',
  competition: '/england/premier-league',
  'cup-competition': '/international/champions-league',
  'knock-out-rounds': '/international/champions-league?season=2025-26&section=knock-out',
  team: '/teams/borussia-monchengladbach',
  academy: '/betting-academy',
  'academy-article': '/betting-academy/expected-value',
  about: '/about-us',
  votes: '/votes/supercup/super-cup-2025',
  'super-cup': '/super-cup-2025',
  'super-cup-quiz': '/super-cup-2025?quiz=2-13xxx',
  converter: '/betting-odds-calculator-converter-tips-betting-tool?odds=2.5abc',
  'margin-calculator': '/betting-odds-calculator-converter-tips-betting-tool?calculator=margin&odds1=2.32&odds2=3.70&odds3=2.90',
  contact: '/contact',
  'contact-sent': '/contact?sent=1',
  livestream: '/live-football-livestream',
  'sports-life': '/sports-life',
  news: aPieceOfNews,
  'where-to-use-our-tips': '/where-to-use-our-tips/bet365',
  'responsible-gambling': '/responsible-gambling',
  cookies: '/cookies-policy',
  match: aMatch,
  tennis: '/tennis',
  'tennis-match': aTennisMatch,
  'tennis-tournament': '/tennis/wimbledon',
  basketball: '/basketball',
  'basketball-game': aBasketballGame,
  'basketball-season': '/basketball/nba',
  'not-found': '/nothing-here',
} as const;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** Returns the path, shared by all languages, of every page on a running site. */
export async function pathsOfPages(site: string): Promise<Readonly<Record<PageName, string>>> {
  const found = {
    [aMatch]: await firstMatch(site),
    [aTennisMatch]: await firstCourtMatch(site, 'tennis'),
    [aBasketballGame]: await firstCourtMatch(site, 'basketball'),
    [aPieceOfNews]: await firstNews(site),
  };
  const pathOf = (page: (typeof pages)[PageName]) => (typeof page === 'symbol' ? found[page] : page);
  return Object.fromEntries(pageNames.map((name) => [name, pathOf(pages[name])])) as Record<PageName, string>;
}

const textOf = async (address: string) => (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text();

async function firstMatch(site: string): Promise<string> {
  const [match] = matchLinks(await textOf(`${site}/`));
  if (match === undefined) throw new Error(`the home page of ${site} has no row of a match with a link`);
  return match;
}

async function firstCourtMatch(site: string, sport: CourtSport): Promise<string> {
  const [, path] = new RegExp(`href="(/${sport}/matches/[^"]+)"`).exec(await textOf(`${site}/${sport}`)) ?? [];
  if (path === undefined) throw new Error(`the ${sport} of ${site} has no row of a match with a link`);
  return path;
}

const newsAreWrittenWithinMs = 60_000;

/** News are written soon after the start of a site. */
async function firstNews(site: string): Promise<string> {
  const until = Date.now() + newsAreWrittenWithinMs;
  while (Date.now() < until) {
    const [, path] = /href="(\/sports-life\/news\/[^"]+)"/.exec(await textOf(`${site}/sports-life`)) ?? [];
    if (path !== undefined) return path;
    await setTimeout(500);
  }
  throw new Error(`the page of sports life of ${site} has no news`);
}
