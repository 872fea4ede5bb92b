import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every address of the site, without its language; a language is the first part of the path, see app/i18n/locales.ts.
 * Pages stand inside the frame, which also shows the error page in their place, so that the document around it stays.
 */
export default [
  route('search/suggestions', 'pages/search/suggestions.ts'),
  route('track-record/feed.xml', 'pages/track-record/feed.ts'),
  route('tips/feed.xml', 'pages/tips/feed.ts'),
  layout('shell/page-boundary.tsx', [
    index('pages/home/home.tsx'),
    route('tips', 'pages/tips/tips.tsx'),
    route('track-record', 'pages/track-record/track-record.tsx'),
    route('odds', 'pages/odds/odds.tsx'),
    route('leagues', 'pages/leagues/leagues.tsx'),
    route('search', 'pages/search/search.tsx'),
    route('teams/:slug', 'pages/team/team.tsx'),
    route(':category/:tournament', 'pages/tournament/tournament.tsx'),
    route(':slug', 'pages/match/match.tsx'),
    route('*', 'pages/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig;
