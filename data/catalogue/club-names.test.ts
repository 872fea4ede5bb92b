import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';

const { countries, clubNames } = loadCatalogue();
const greekNames = clubNames.get('el');

/** Clubs whose names Greek papers write in Roman letters. */
const romanInGreek = new Set(['fcsb']);

describe('a Greek reader', () => {
  it.each(countries.map(({ country }) => country.slug))('reads the clubs of the first division of %s in Greek letters', (country) => {
    const tournaments = countries.find((each) => each.country.slug === country)?.tournaments ?? [];
    const clubs = tournaments.flatMap(({ type, gender, tier, clubs }) =>
      type === 'league' && gender === 'men' && tier === 1 ? clubs : [],
    );
    const unread = clubs.filter((slug) => {
      const names = greekNames?.get(slug);
      return names === undefined || (!romanInGreek.has(slug) && names.some((name) => /\p{Script=Latin}/u.test(name)));
    });
    expect(unread).toEqual([]);
  });

  it('reads no name that mixes the two alphabets in one word', () => {
    const mixed = /\p{Script=Greek}\S*\p{Script=Latin}|\p{Script=Latin}\S*\p{Script=Greek}/u;
    expect([...(greekNames ?? [])].filter(([, names]) => names.some((name) => mixed.test(name)))).toEqual([]);
  });

  it('reads short names that fit into a row', () => {
    expect([...(greekNames ?? [])].filter(([, [, short]]) => short.length > 12)).toEqual([]);
  });
});
