import { address } from '#app/document/address.ts';

/** A piece of news that the site has written out of its data. */
export const newsAddress = address('/sports-life/news/:slug');

/** The news of the last two days for search engines, as Google's format for news asks. */
export const newsSitemapAddress = address('/news-sitemap.xml');
