import { address } from '#app/addresses/address.ts';

/** A news article that the site has written from its data. */
export const newsAddress = address('/sports-life/news/:slug');

/** The news of the last two days for search engines, in Google's format for news sitemaps. */
export const newsSitemapAddress = address('/news-sitemap.xml');
