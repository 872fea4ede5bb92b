import type { Page } from './document/page.ts';
import type { Resource } from './document/resource.ts';
import { articlePages } from './pages/articles/article.page.ts';
import { homePage } from './pages/home/home.page.ts';
import { leaguesPage } from './pages/leagues/leagues.page.ts';
import { matchPage } from './pages/match/match.page.ts';
import { oddsPage } from './pages/odds/odds.page.ts';
import { searchPage } from './pages/search/search.page.ts';
import { suggestions } from './pages/search/suggestions.server.ts';
import { teamPage } from './pages/team/team.page.ts';
import { tipsPage } from './pages/tips/tips.page.ts';
import { tipsFeed } from './pages/tips/tips-feed.server.ts';
import { tournamentPage } from './pages/tournament/tournament.page.ts';
import { recordFeed } from './pages/track-record/record-feed.server.ts';
import { trackRecordPage } from './pages/track-record/track-record.page.ts';

/** Every page of the site. An address without open parts goes before those that have some; among those, the first that fits. */
export const pages: readonly Page[] = [
  homePage,
  tipsPage,
  trackRecordPage,
  oddsPage,
  leaguesPage,
  searchPage,
  teamPage,
  ...articlePages,
  tournamentPage,
  matchPage,
];

/** What else stands at an address in every language. */
export const resources: readonly Resource[] = [suggestions, tipsFeed, recordFeed];
