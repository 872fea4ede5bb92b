import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { CourtCatalogue } from '#data/catalogue/sports/court-catalogue.ts';
import type { CourtFeed, CourtFileFeed } from './court-feed.ts';
import type { Feed, FileFeed } from './feed.ts';
import { feedCompetitions } from './feed-competitions.ts';
import { createFootballDataFeed } from './football-data/football-data-feed.ts';
import { createNbaOddsFeed } from './nba-odds/nba-odds-feed.ts';
import { createOpenfootballFeed } from './openfootball/openfootball-feed.ts';
import { createTennisDataFeed } from './tennis-data/tennis-data-feed.ts';

/** Returns every feed of files that the site can read, made for a catalogue. A new one is a folder beside this file and a line here. */
export function createFeeds(catalogue: Catalogue): Readonly<Record<FileFeed, Feed>> {
  const { footballData, openfootball } = feedCompetitions(catalogue);
  return { 'football-data': createFootballDataFeed(footballData), openfootball: createOpenfootballFeed(openfootball) };
}

/** Returns every feed of files of tennis and basketball. */
export function createCourtFeeds({ tennis, basketball }: CourtCatalogue): Readonly<Record<CourtFileFeed, CourtFeed>> {
  const nba = basketball.competitions.find(({ slug }) => slug === 'nba');
  return { 'tennis-data': createTennisDataFeed(tennis), 'nba-odds': createNbaOddsFeed(nba?.clubs ?? []) };
}
