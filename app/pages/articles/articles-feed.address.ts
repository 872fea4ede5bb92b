import { address } from '#app/addresses/address.ts';

/** The feed of the articles of all sections. */
export const articlesFeedAddress = address('/articles.xml');
