import { expect, it } from 'vitest';
import { localeByCode } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import { sharedPath } from './page-path.ts';

const wordsOf = (code: string, prefix?: string) =>
  createWordsOf(localeByCode(code) as NonNullable<ReturnType<typeof localeByCode>>, prefix);

it('finds the part of an address that all languages share', () => {
  expect(sharedPath(wordsOf('de'), '/de')).toBe('/');
  expect(sharedPath(wordsOf('de'), '/de/teams/arsenal')).toBe('/teams/arsenal');
  expect(sharedPath(wordsOf('en'), '/teams/arsenal')).toBe('/teams/arsenal');
});

it('leaves addresses of other languages to the browser', () => {
  expect(sharedPath(wordsOf('de'), '/teams/arsenal')).toBeUndefined();
  expect(sharedPath(wordsOf('de'), '/denmark/superliga')).toBeUndefined();
  expect(sharedPath(wordsOf('en'), '/gr/leagues')).toBeUndefined();
  expect(sharedPath(wordsOf('en'), '/greece/super-league')).toBe('/greece/super-league');
});

it('knows a language that stands at the root of its own domain', () => {
  expect(sharedPath(wordsOf('de', ''), '/teams/arsenal')).toBe('/teams/arsenal');
});
