import { describe, expect, it } from 'vitest';
import { competitionPath } from '#app/pages/two-sided-match/competition-path.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import { sports, twoSidedSports } from '#domain/sports/sport.ts';
import { createPageFinder } from './document/find-page.ts';
import { pages, resources } from './pages.ts';
import { pagesOf } from './sports/pages-of-sports.ts';

const findPage = createPageFinder([...pages, ...resources]);

it('each is declared in a file that ends in .page.ts, by which the build finds its style sheets', () => {
  expect(pages.filter(({ source }) => !/^(?:sports\/[a-z]+\/)?app\/pages\/.+\.page\.ts$/.test(source))).toEqual([]);
});

it('feeds and calendars leave by the licences for feeds, and what other sites frame by those for embeds', () => {
  const isFeed = (path: string) => /(?<!sitemap)\.xml$|^\/calendar\//.test(path);
  const channelOf = ({ address: { path }, isFramedAnywhere }: (typeof resources)[number]) =>
    isFramedAnywhere ? 'embeds' : isFeed(path) ? 'feeds' : 'show';
  expect(resources.filter(({ address }) => isFeed(address.path))).toHaveLength(8);
  expect(resources.filter((resource) => resource.channel !== channelOf(resource))).toEqual([]);
});

it.each(sports)('the match and the side of %s stand where the rest of the site leads', (sport) => {
  const { match, side } = pagesOf(sport);
  expect([matchPath(sport, 'some'), sidePath(sport, 'some')].map((path) => findPage(path)?.found)).toEqual([match, side]);
});

it.each(twoSidedSports)('the competition of %s stands where the rest of the site leads', (sport) => {
  expect(findPage(competitionPath(sport, 'some'))?.found).toBe(pagesOf(sport).competition);
});

describe('an address that several pages could read', () => {
  it.each([
    ['/', '/', {}],
    ['/tips', '/tips', {}],
    ['/tips/feed.xml', '/tips/feed.xml', {}],
    ['/track-record/feed.xml', '/track-record/feed.xml', {}],
    ['/search/suggestions', '/search/suggestions', {}],
    ['/country-notices/de', '/country-notices/:country', { country: 'de' }],
    ['/calendar/favourites.ics', '/calendar/favourites.ics', {}],
    ['/calendar/club/arsenal.ics', '/calendar/club/:file', { file: 'arsenal.ics' }],
    [
      '/calendar/competition/england/premier-league.ics',
      '/calendar/competition/:category/:file',
      { category: 'england', file: 'premier-league.ics' },
    ],
    ['/teams/arsenal', '/teams/:slug', { slug: 'arsenal' }],
    ['/players/bukayo-saka', '/players/:slug', { slug: 'bukayo-saka' }],
    ['/betting-academy/odds-formats', '/betting-academy/:slug', { slug: 'odds-formats' }],
    ['/england/premier-league', '/:category/:tournament', { category: 'england', tournament: 'premier-league' }],
    ['/arsenal-everton-2024-04-06', '/:slug', { slug: 'arsenal-everton-2024-04-06' }],
  ])('%s is that of %s', (path, address, parts) => {
    const found = findPage(path);
    expect([found?.found.address.path, found?.parts]).toEqual([address, parts]);
  });

  it.each(['/england/premier-league/2024', '/tips/feed.xml/more', '/teams/%E0%A4%A'])('%s is that of none', (path) => {
    expect(findPage(path)).toBeUndefined();
  });
});
