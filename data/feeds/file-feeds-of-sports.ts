import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { TwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import { createNbaOddsFeed } from '#sports/basketball/data/feeds/nba-odds/nba-odds-feed.ts';
import { feedCompetitions } from '#sports/football/data/feeds/feed-competitions.ts';
import { createFootballDataFeed } from '#sports/football/data/feeds/football-data/football-data-feed.ts';
import { createOpenfootballFeed } from '#sports/football/data/feeds/openfootball/openfootball-feed.ts';
import { createTennisDataFeed } from '#sports/tennis/data/feeds/tennis-data/tennis-data-feed.ts';
import type { Feed, FileFeed } from './feed.ts';
import type { TwoSidedFeed, TwoSidedFileFeed } from './two-sided-feed.ts';

/** Returns every feed of football files that the site can read. A new one needs a folder in sports/football/data/feeds and a line here. */
export function createFeeds(catalogue: Catalogue): Readonly<Record<FileFeed, Feed>> {
  const { footballData, openfootball } = feedCompetitions(catalogue);
  return { 'football-data': createFootballDataFeed(footballData), openfootball: createOpenfootballFeed(openfootball) };
}

/** Returns every feed of files of tennis and basketball. */
export function createTwoSidedFeeds({ tennis, basketball }: TwoSidedCatalogue): Readonly<Record<TwoSidedFileFeed, TwoSidedFeed>> {
  const nba = basketball.competitions.find(({ slug }) => slug === 'nba');
  return { 'tennis-data': createTennisDataFeed(tennis), 'nba-odds': createNbaOddsFeed(nba?.clubs ?? []) };
}
