import type { Page } from './document/page.ts';
import type { Resource } from './document/resource.ts';
import { articlePages } from './pages/articles/article.page.ts';
import { articlesFeedResource } from './pages/articles/articles-feed.server.ts';
import { sectionPages } from './pages/articles/section.page.ts';
import { calculatorPage } from './pages/calculator/calculator.page.ts';
import { contactPage } from './pages/contact/contact.page.ts';
import { countryNoticesResource } from './pages/country-notices/country-notices.server.tsx';
import { guidePage } from './pages/guide/guide.page.ts';
import { homePage } from './pages/home/home.page.ts';
import { livestreamPage } from './pages/livestream/livestream.page.ts';
import { matchPage } from './pages/match/match.page.ts';
import { blockedLinkPages } from './pages/offers/blocked-link.page.ts';
import { offersPages } from './pages/offers/offers.page.ts';
import { superCupPage } from './pages/super-cup/super-cup.page.ts';
import { votesPage } from './pages/votes/votes.page.ts';

/** Every page of the site. An address without open parts goes before those that have some; among those, the first that fits. */
export const pages: readonly Page[] = [
  homePage,
  calculatorPage,
  livestreamPage,
  contactPage,
  votesPage,
  ...sectionPages,
  ...articlePages,
  superCupPage,
  guidePage,
  ...offersPages,
  ...blockedLinkPages,
  matchPage,
];

/** What else stands at an address in every language. */
export const resources: readonly Resource[] = [articlesFeedResource, countryNoticesResource];
