import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales, messageFile } from '#app/i18n/locales.ts';

import { fontOfLanguage } from './font-of-language.ts';
import { type FontName, fontFaces, fontsOfPages, lettersOfFont } from './typeface.ts';

/** Returns the letters of a text that none of the fonts has. */
function lettersWithout(text: string, fonts: readonly FontName[]): string[] {
  const ranges = fonts.flatMap((font) => [...lettersOfFont[font]]);
  const letters = new Set(text.match(/[\p{L}\p{N}\p{P}\p{Sc}]/gu));
  return [...letters].filter((letter) => {
    const codePoint = letter.codePointAt(0) as number;
    return !ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
  });
}

/** Returns the first and last code point of a range such as `U+20-7e`. */
function toLetters(range: string): readonly [first: number, last: number] {
  const [first, last = first] = range
    .slice('U+'.length)
    .split('-')
    .map((hex) => Number.parseInt(hex, 16)) as [number, number?];
  return [first, last];
}

describe('the typeface', () => {
  it.each(locales)('of $tag has every letter of its words in one file', (locale) => {
    const messages = readFileSync(fileURLToPath(new URL(`../..${messageFile(locale)}`, import.meta.url)), 'utf8');
    expect(lettersWithout(messages, [fontOfLanguage[locale.tag]])).toEqual([]);
  });

  it.each(Object.entries(fontsOfPages))('on pages with the file %s has the letters of clubs from Iceland to Azerbaijan', (_, fonts) => {
    const clubs = 'Víkingur Þór Jagiellonia Białystok Győri ETO Beşiktaş Çaykur Qəbələ Rapid București Žalgiris Ħamrun Łódź Bodø/Glimt';
    expect(lettersWithout(clubs, fonts)).toEqual([]);
  });

  it('on Greek pages has Greek and Latin clubs', () => {
    expect(lettersWithout('Ολυμπιακός ΑΕΚ Παναθηναϊκός Πανσερραϊκός Bayern München', fontsOfPages.greek)).toEqual([]);
  });

  it.each(Object.entries(fontsOfPages))('on pages with the file %s has no letter in two files', (_, fonts) => {
    const codePoints = fonts.flatMap((font) =>
      lettersOfFont[font].flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)),
    );
    expect(new Set(codePoints).size).toBe(codePoints.length);
  });

  it.each(['latin', 'greek'] as const)(
    'on pages with the file %s is declared so that each letter fetches one file: the one that has it',
    (main) => {
      const faces = fontFaces(main, (source) => source);
      const declared = [...(faces.main + faces.others).matchAll(/sans-([a-z-]+)\.woff2[^}]*unicode-range:([^}]*)/g)].map(
        ([, font, ranges]) => ({ font: font as FontName, ranges: (ranges as string).split(',').map(toLetters) }),
      );
      const fetched = (letter: number) =>
        declared.filter(({ ranges }) => ranges.some(([first, last]) => first <= letter && letter <= last)).map(({ font }) => font);
      for (const font of fontsOfPages[main])
        for (const [first, last] of lettersOfFont[font])
          for (let letter: number = first; letter <= last; letter += 1) expect([letter, fetched(letter)]).toEqual([letter, [font]]);
      // Letters of other alphabets: fetching a file for them would be in vain.
      for (const other of main === 'latin' ? 'ЖΩאก' : 'Жאก') expect([other, fetched(other.codePointAt(0) as number)]).toEqual([other, []]);
    },
  );

  it('is declared with the address that the build gave each file', () => {
    const faces = fontFaces('greek', (source) => `/assets/${source.split('/').at(-1)}`);
    expect(faces.main).toMatch(/src:url\(\/assets\/ibm-plex-sans-greek\.woff2\)format\("woff2"\);unicode-range:U\+20-[^}]*U\+386-3ce[,}]/);
  });
});
