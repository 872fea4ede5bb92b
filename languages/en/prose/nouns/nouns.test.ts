import { describe, expect, test } from 'vitest';
import { NameEntryError } from '#languages/prose/name-entry.ts';
import { englishNouns } from './nouns.ts';

const read = englishNouns.read;

describe('possessives', () => {
  test.each([
    ['Fulham', 'Fulham’s'],
    ['Mainz', 'Mainz’s'],
    ['Ajax', 'Ajax’s'],
    ['Wolves', 'Wolves’'],
    ['Nantes', 'Nantes’'],
    ['AVS', 'AVS’s'],
    ['Arsenal Women', 'Arsenal Women’s'],
    ['the Championship', 'the Championship’s'],
  ])('of %s is %s', (name, possessive) => {
    expect(read(name).possessive).toBe(possessive);
  });
});

describe('articles', () => {
  test('the definite one is part of the name in a sentence, and not of the bare name', () => {
    const championship = read('the Championship');
    expect(`in ${championship}`).toBe('in the Championship');
    expect(championship.bare).toBe('Championship');
    expect(championship.indefinite).toBe('a Championship');
  });

  test('a name that only begins with the letters of the article keeps them', () => {
    expect(read('The Hague').bare).toBe('The Hague');
    expect(read('theRun').bare).toBe('theRun');
  });

  test.each([
    ['Arsenal', 'an Arsenal'],
    ['Östersund', 'an Östersund'],
    ['Étoile du Sahel', 'an Étoile du Sahel'],
    ['Chelsea', 'a Chelsea'],
    ['Udinese', 'an Udinese'],
    ['Union Berlin', 'a Union Berlin'],
    ['Unión Española', 'a Unión Española'],
    ['Utrecht', 'a Utrecht'],
    ['the Europa League', 'a Europa League'],
    ['the FA Cup', 'an FA Cup'],
    ['MLS', 'an MLS'],
    ['QPR', 'a QPR'],
    ['the UAE Pro League', 'a UAE Pro League'],
    ['RB Leipzig', 'an RB Leipzig'],
    ['the DFB-Pokal', 'a DFB-Pokal'],
    ['St Mirren', 'a St Mirren'],
  ])('the indefinite one of %s follows the sound of its first letter: %s', (name, indefinite) => {
    expect(read(name).indefinite).toBe(indefinite);
  });
});

test('an editor overrules all forms with a list', () => {
  const lask = read(['LASK', 'LASK’s', 'a LASK']);
  expect([String(lask), lask.possessive, lask.indefinite]).toEqual(['LASK', 'LASK’s', 'a LASK']);
});

test.each([[''], [' Arsenal'], ['Aston  Villa'], ["Newell's Old Boys"], [['LASK', 'LASK’s']], [[]]])(
  'the entry %j cannot be read, and the error names it',
  (entry) => {
    expect(() => read(entry)).toThrow(NameEntryError);
    expect(() => read(entry)).toThrow(JSON.stringify(entry));
  },
);

test('a club that no editor knows keeps its name, with the apostrophe of a newspaper', () => {
  const { entryOfUnknownClub } = englishNouns;
  expect(entryOfUnknownClub('Llandudno')).toBe('Llandudno');
  expect(String(read(entryOfUnknownClub("St Patrick's Athletic")))).toBe('St Patrick’s Athletic');
});
