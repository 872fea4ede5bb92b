import { matchLinks } from './match-links.ts';

const aMatch = Symbol('the first match on the home page');

/** The shared path of a page of every kind, by a short name. The path of the match is found on the site. */
const pages = {
  home: '/',
  'home-live': '/?tab=live',
  'home-favorites': '/?tab=favorites',
  tips: '/tips',
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
  'where-to-use-our-tips': '/where-to-use-our-tips/bet365',
  'responsible-gambling': '/responsible-gambling',
  cookies: '/cookies-policy',
  match: aMatch,
  'not-found': '/nothing-here',
} as const;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

/** Returns the path, shared by all languages, of every page on a running site. */
export async function pathsOfPages(site: string): Promise<Readonly<Record<PageName, string>>> {
  const match = await firstMatch(site);
  return Object.fromEntries(pageNames.map((name) => [name, pages[name] === aMatch ? match : pages[name]])) as Record<PageName, string>;
}

async function firstMatch(site: string): Promise<string> {
  const home = await (await fetch(`${site}/`, { headers: { 'Accept-Language': 'en' } })).text();
  const [match] = matchLinks(home);
  if (match === undefined) throw new Error(`the home page of ${site} has no row of a match with a link`);
  return match;
}
