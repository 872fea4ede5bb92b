import { address } from '#app/document/address.ts';

/** The feed of the articles of all sections. */
export const articlesFeedAddress = address('/articles.xml');
