import { forecastsPage } from '#sports/football/app/pages/forecasts/forecasts.page.ts';
import { matchPartsResource } from '#sports/football/app/pages/match/match-parts.server.tsx';
import { oddsPage } from '#sports/football/app/pages/odds/odds.page.ts';
import { playerPage } from '#sports/football/app/pages/player/player.page.ts';
import { streaksPage } from '#sports/football/app/pages/streaks/streaks.page.ts';
import type { Page } from './document/page.ts';
import type { Resource } from './document/resource.ts';
import { alertDialogResource } from './pages/alerts/alert-dialog.server.tsx';
import { articlePages } from './pages/articles/article.page.ts';
import { articlesFeedResource } from './pages/articles/articles-feed.server.ts';
import { sectionPages } from './pages/articles/section.page.ts';
import { calculatorPage } from './pages/calculator/calculator.page.ts';
import { clubCalendar, competitionCalendar, favouritesCalendar, sideCalendar } from './pages/calendar/calendars.server.ts';
import { carryPage } from './pages/carry/carry.page.ts';
import { contactPage } from './pages/contact/contact.page.ts';
import { countryNoticesResource } from './pages/country-notices/country-notices.server.tsx';
import { editorsNamesPage } from './pages/editors-names/editors-names.page.ts';
import { nextMatchEmbed } from './pages/embed/next-match.server.tsx';
import { tableEmbed } from './pages/embed/table.server.tsx';
import { tipEmbed } from './pages/embed/tip.server.tsx';
import { guidePage } from './pages/guide/guide.page.ts';
import { dayPartResource } from './pages/home/day-part.server.tsx';
import { homePage } from './pages/home/home.page.ts';
import { leaguesPage } from './pages/leagues/leagues.page.ts';
import { leaguesPartResource } from './pages/leagues/leagues-part.server.tsx';
import { railCountriesResource } from './pages/leagues/rail-countries.server.tsx';
import { listCountsResource } from './pages/list-counts/list-counts.server.ts';
import { livestreamPage } from './pages/livestream/livestream.page.ts';
import { newsPage } from './pages/news/news.page.ts';
import { newsSitemapResource } from './pages/news/news-sitemap.server.ts';
import { oddsMovementsPage } from './pages/odds-movements/odds-movements.page.ts';
import { blockedLinkPages } from './pages/offers/blocked-link.page.ts';
import { bonusBoxResource, offerBoxResource } from './pages/offers/offer-box.server.tsx';
import { offersPages } from './pages/offers/offers.page.ts';
import { offlinePage } from './pages/offline/offline.page.ts';
import { predictionPage } from './pages/predictions/prediction.page.ts';
import { predictionsPage } from './pages/predictions/predictions.page.ts';
import { searchPage } from './pages/search/search.page.ts';
import { suggestions } from './pages/search/suggestions.server.ts';
import { quizStepResource } from './pages/super-cup/quiz-step.server.tsx';
import { superCupPage } from './pages/super-cup/super-cup.page.ts';
import { predictionsFeed } from './pages/tips/predictions-feed.server.ts';
import { tipsPage } from './pages/tips/tips.page.ts';
import { tipsFeed } from './pages/tips/tips-feed.server.ts';
import { recordFeed } from './pages/track-record/record/record-feed.server.ts';
import { trackRecordPage } from './pages/track-record/track-record.page.ts';
import { twoSidedDayPages } from './pages/two-sided-day/two-sided-day.page.ts';
import { votesPage } from './pages/votes/votes.page.ts';
import { webAppManifest } from './pages/web-app-manifest/web-app-manifest.server.ts';
import { pagesOfSports } from './sports/pages-of-sports.ts';

/** Every page of the site. When several addresses match, the one with the fewest parameters is used. */
export const pages: readonly Page[] = [
  homePage,
  ...twoSidedDayPages,
  tipsPage,
  forecastsPage,
  streaksPage,
  trackRecordPage,
  predictionsPage,
  predictionPage,
  oddsPage,
  oddsMovementsPage,
  leaguesPage,
  searchPage,
  calculatorPage,
  livestreamPage,
  contactPage,
  votesPage,
  offlinePage,
  editorsNamesPage,
  carryPage,
  playerPage,
  newsPage,
  ...sectionPages,
  ...articlePages,
  superCupPage,
  guidePage,
  ...offersPages,
  ...blockedLinkPages,
  ...pagesOfSports,
];

/** Everything at an address in every language that is not a page. */
export const resources: readonly Resource[] = [
  suggestions,
  tipsFeed,
  predictionsFeed,
  recordFeed,
  articlesFeedResource,
  newsSitemapResource,
  countryNoticesResource,
  railCountriesResource,
  leaguesPartResource,
  listCountsResource,
  dayPartResource,
  matchPartsResource,
  alertDialogResource,
  offerBoxResource,
  bonusBoxResource,
  quizStepResource,
  webAppManifest,
  clubCalendar,
  competitionCalendar,
  sideCalendar,
  favouritesCalendar,
  nextMatchEmbed,
  tableEmbed,
  tipEmbed,
];
