import { matchLinks } from './match-links.ts';

/** Finds the path of a page whose address differs from site to site, on a running site. */
type FindPath = (site: string) => Promise<string>;

/**
 * Pages of every kind by short names, under their address in `app/pages.ts`: their paths, shared by all languages. Pages that no address
 * fits are under the empty address.
 */
const pagesByAddress = {
  '/': { home: '/', 'home-live': '/?tab=live', 'home-favorites': '/?tab=favorites' },
  '/tennis': { tennis: '/tennis' },
  '/basketball': { basketball: '/basketball' },
  '/tips': { tips: '/tips' },
  '/forecasts': { forecasts: '/forecasts' },
  '/streaks': { streaks: '/streaks?day=1' },
  '/track-record': { 'track-record': '/track-record' },
  '/track-record/predictions': { predictions: '/track-record/predictions?date=2026-11-20' },
  '/track-record/predictions/:place': {
    prediction: linkOn('/track-record/predictions?date=2026-11-20', /\/track-record\/predictions\/\d+-\d+/),
  },
  '/odds': { odds: '/odds?day=1' },
  '/odds/movements': { 'odds-movements': '/odds/movements?day=1' },
  '/leagues': { leagues: '/leagues' },
  '/search': { search: '/search?q=real' },
  '/betting-odds-calculator-converter-tips-betting-tool': {
    converter: '/betting-odds-calculator-converter-tips-betting-tool?odds=2.5abc',
    'margin-calculator': '/betting-odds-calculator-converter-tips-betting-tool?calculator=margin&odds1=2.32&odds2=3.70&odds3=2.90',
  },
  '/live-football-livestream': { livestream: '/live-football-livestream' },
  '/contact': { contact: '/contact', 'contact-sent': '/contact?sent=1' },
  '/votes/:sport/:item': { votes: '/votes/supercup/super-cup-2025' },
  '/offline': { offline: '/offline' },
  '/editors/names': { 'editors-names': '/editors/names' },
  '/carry': { carry: '/carry' },
  '/teams/:slug': { team: '/teams/borussia-monchengladbach' },
  '/sports-life/news/:slug': { news: linkOn('/sports-life', /\/sports-life\/news\/[^"]+/) },
  '/betting-academy': { academy: '/betting-academy' },
  '/where-to-use-our-tips': { reviews: '/where-to-use-our-tips' },
  '/sports-life': { 'sports-life': '/sports-life' },
  '/betting-academy/:slug': { 'academy-article': '/betting-academy/expected-value' },
  '/where-to-use-our-tips/:slug': { 'where-to-use-our-tips': '/where-to-use-our-tips/bet365' },
  '/sports-life/:slug': { 'sports-life-article': '/sports-life/added-time' },
  '/responsible-gambling': { 'responsible-gambling': '/responsible-gambling' },
  '/about-us': { about: '/about-us' },
  '/terms-conditions': { terms: '/terms-conditions' },
  '/privacy-policy': { privacy: '/privacy-policy' },
  '/cookies-policy': { cookies: '/cookies-policy' },
  '/disclaimer': { disclaimer: '/disclaimer' },
  '/super-cup-2025': { 'super-cup': '/super-cup-2025', 'super-cup-quiz': '/super-cup-2025?quiz=2-13xxx' },
  '/bet365-sign-up': { 'sign-up-guide': '/bet365-sign-up' },
  '/offers': { offers: '/offers' },
  '/offers/:bookmaker': { bookmaker: '/offers/bet365' },
  // The country of a visitor without a proxy in front is unknown, so that links to bookmakers are blocked.
  '/goto/:bookmaker': { 'blocked-link': '/goto/bet365' },
  '/goto/:bookmaker/:placement': { 'blocked-banner': '/goto/bet365/littlebanner' },
  '/market/:bookmaker/:sport/:placement': { 'blocked-market': '/market/bet365/soccer/littlebanner' },
  '/:category/:tournament': {
    competition: '/england/premier-league',
    'cup-competition': '/international/champions-league',
    'knock-out-rounds': '/international/champions-league?season=2025-26&section=knock-out',
  },
  '/tennis/:tournament': { 'tennis-tournament': '/tennis/wimbledon' },
  '/tennis/players/:slug': {
    'tennis-player': async (site) => linkOn(await firstTennisMatch(site), /\/tennis\/players\/[^"]+/)(site),
  },
  '/tennis/matches/:slug': { 'tennis-match': firstTennisMatch },
  '/basketball/:competition': { 'basketball-season': '/basketball/nba' },
  '/basketball/clubs/:slug': { 'basketball-club': '/basketball/clubs/denver-nuggets' },
  '/basketball/matches/:slug': { 'basketball-game': linkOn('/basketball', /\/basketball\/matches\/[^"]+/) },
  '/:slug': { match: firstMatch },
  '': { 'not-found': '/nothing-here' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string | FindPath>>>>;

type PagesByAddress = typeof pagesByAddress;
export type PageName = { [Path in keyof PagesByAddress]: keyof PagesByAddress[Path] }[keyof PagesByAddress] & string;

const paths = Object.assign({}, ...Object.values(pagesByAddress)) as Readonly<Record<PageName, string | FindPath>>;

export const pageNames = Object.keys(paths) as PageName[];

/** Every address with named pages. */
export const namedAddresses: readonly string[] = Object.keys(pagesByAddress).filter((path) => path !== '');

/** Returns the names of the pages at an address of `app/pages.ts`; an empty list when none is named. */
export function pagesAt(address: string): readonly PageName[] {
  return Object.keys((pagesByAddress as Readonly<Record<string, object>>)[address] ?? {}) as PageName[];
}

/** Returns the paths, shared by all languages, of some pages on a running site; of all pages when none are named. */
export async function pathsOfPages<Name extends PageName = PageName>(
  site: string,
  names: readonly Name[] = pageNames as Name[],
): Promise<Readonly<Record<Name, string>>> {
  const pathOf = async (path: string | FindPath) => (typeof path === 'string' ? path : path(site));
  const found = await Promise.all(names.map(async (name) => [name, await pathOf(paths[name])] as const));
  return Object.fromEntries(found) as Record<Name, string>;
}

const textOf = async (address: string) => (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text();

async function firstMatch(site: string): Promise<string> {
  const [match] = matchLinks(await textOf(`${site}/`));
  if (match === undefined) throw new Error(`the home page of ${site} has no row of a match with a link`);
  return match;
}

function firstTennisMatch(site: string): Promise<string> {
  return linkOn('/tennis', /\/tennis\/matches\/[^"]+/)(site);
}

/** Returns a function that finds the first link of a shape on a page. */
function linkOn(page: string, shape: RegExp): FindPath {
  return async (site) => {
    const [, path] = new RegExp(`href="(${shape.source})"`).exec(await textOf(site + page)) ?? [];
    if (path === undefined) throw new Error(`${page} of ${site} has no link like ${shape.source}`);
    return path;
  };
}
