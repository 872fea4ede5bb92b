import { articlesFeedAddress } from '#app/pages/articles/articles-feed.address.ts';
import type { Site } from '#app/site/site-context.server.ts';

/** Returns the feed of all sections in the page's language, by its absolute address. */
export function articlesFeed({ words, absolute, name }: Site): { readonly href: string; readonly title: string } {
  return { href: absolute(words.locale, articlesFeedAddress.path), title: words.t('articles.feedTitle', { site: name }) };
}
