import type { Catalogue } from '#data/catalogue/load-catalogue.ts';
import type { Feed, FileFeed } from './feed.ts';
import { feedCompetitions } from './feed-competitions.ts';
import { createFootballDataFeed } from './football-data/football-data-feed.ts';
import { createOpenfootballFeed } from './openfootball/openfootball-feed.ts';

/** Returns every feed of files that the site can read, made for a catalogue. A new one is a folder beside this file and a line here. */
export function createFeeds(catalogue: Catalogue): Readonly<Record<FileFeed, Feed>> {
  const { footballData, openfootball } = feedCompetitions(catalogue);
  return { 'football-data': createFootballDataFeed(footballData), openfootball: createOpenfootballFeed(openfootball) };
}
