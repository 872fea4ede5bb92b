import { describe, expect, it } from 'vitest';
import { foldName, toSlug } from './fold-name.ts';

describe('foldName', () => {
  it.each([
    ["Nott'm Forest", 'nott m forest'],
    ['1. FC Köln', '1 fc koln'],
    ['Łódź', 'lodz'],
    ['Brøndby IF', 'brondby if'],
    ['Παναθηναϊκός', 'παναθηναικοσ'],
    ['  Atlético   de Madrid ', 'atletico de madrid'],
    ['Fußball', 'fussball'],
    ['İstanbul Başakşehir', 'istanbul basaksehir'],
  ])('folds %s', (name, folded) => expect(foldName(name)).toBe(folded));

  it('folds a name already folded into itself', () => {
    expect(foldName(foldName('Grêmio Foot-Ball Porto Alegrense'))).toBe(foldName('Grêmio Foot-Ball Porto Alegrense'));
  });
});

describe('toSlug', () => {
  it.each([
    ['Borussia Mönchengladbach', 'borussia-monchengladbach'],
    ['Brighton & Hove Albion', 'brighton-hove-albion'],
    ['Ολυμπιακός', 'club'],
  ])('makes an address of %s', (name, slug) => expect(toSlug(name)).toBe(slug));
});
