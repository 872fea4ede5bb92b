import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { formerAddresses, formerFolders } from './former-addresses.ts';
import { bookmakerLinkPaths, offersPaths } from './offers/offers-paths.ts';
import { indexedSections, sectionPaths, textPages } from './piece-paths.ts';
import { specialAddresses } from './special-addresses.ts';

/** One module serves several addresses; each is a route of its own. */
const shared = (path: string, module: string) => route(path.replace(/^\//, ''), module, { id: `${module.replace(/\.tsx$/, '')}:${path}` });

/**
 * Every address of the site, without its language; a language is the first part of the path, see app/i18n/locales.ts.
 * Pages stand inside the frame, which also shows the error page in their place, so that the document around it stays.
 */
export default [
  route('country-notices/:country', 'pages/country-notices/country-notices.ts'),
  route('articles.xml', 'pages/articles/feed.ts'),
  layout('shell/page-boundary.tsx', [
    route('betting-odds-calculator-converter-tips-betting-tool', 'pages/calculator/calculator.tsx'),
    route('contact', 'pages/contact/contact.tsx'),
    route('live-football-livestream', 'pages/livestream/livestream.tsx'),
    route('votes/:sport/:item', 'pages/votes/votes.tsx'),
    ...indexedSections.map((section) => shared(sectionPaths[section], 'pages/articles/section.tsx')),
    ...indexedSections.map((section) => shared(`${sectionPaths[section]}/:slug`, 'pages/articles/article.tsx')),
    ...textPages.map((slug) => shared(`/${slug}`, 'pages/articles/article.tsx')),
    route(specialAddresses.superCup.slice(1), 'pages/super-cup/super-cup.tsx'),
    route(specialAddresses.guide.slice(1), 'pages/guide/guide.tsx'),
    ...offersPaths.map((path) => shared(path, 'pages/offers/offers.tsx')),
    ...bookmakerLinkPaths.map((path) => shared(path, 'pages/offers/blocked-link.tsx')),
    ...Object.keys(formerAddresses).map((path) => shared(path, 'pages/moved/moved.tsx')),
    ...Object.keys(formerFolders).map((folder) => shared(`${folder}/:slug`, 'pages/moved/moved.tsx')),
    route('*', 'pages/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig;
