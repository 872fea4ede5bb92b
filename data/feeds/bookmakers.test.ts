import { expect, it } from 'vitest';
import { inventedBookmakerSlugs } from '#domain/jurisdiction/invented-bookmakers.ts';
import { jurisdictions } from '#domain/jurisdiction/jurisdictions.ts';
import { knownBookmakers } from './bookmakers.ts';

it('knows every bookmaker that the table of law has as licensed, as one that takes bets', () => {
  for (const { country, licensedBookmakers } of jurisdictions) {
    for (const { bookmaker } of licensedBookmakers) expect(knownBookmakers[bookmaker]?.kind, `${bookmaker} ${country}`).toBe('bookmaker');
  }
});

it('knows none of the bookmakers that the demonstration invents', () => {
  for (const slug of inventedBookmakerSlugs) expect(knownBookmakers[slug]).toBeUndefined();
});
