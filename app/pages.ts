import type { Page } from './document/page.ts';
import type { Resource } from './document/resource.ts';
import { articlePages } from './pages/articles/article.page.ts';
import { homePage } from './pages/home/home.page.ts';
import { matchPage } from './pages/match/match.page.ts';

/** Every page of the site. An address without open parts goes before those that have some; among those, the first that fits. */
export const pages: readonly Page[] = [homePage, ...articlePages, matchPage];

/** What else stands at an address in every language. */
export const resources: readonly Resource[] = [];
