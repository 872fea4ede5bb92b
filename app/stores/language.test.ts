import { beforeEach, expect, it, vi } from 'vitest';
import { oddsType, theme } from './appearance.ts';
import { favourites } from './favourites.ts';
import { chooseLanguage, language } from './language.ts';
import { country, isoCode } from './visitor-country.ts';
import { votes } from './votes.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

it('the preferences have the keys and the defaults of the specification', () => {
  expect([favourites, language, oddsType, theme, votes, country, isoCode].map((value) => [value.key, value.read()])).toEqual([
    ['favorites', []],
    ['language', 'en'],
    ['oddsType', 'decimal'],
    ['theme', 'system'],
    ['votes', { soccer: {}, tennis: {}, basketball: {}, supercup: {} }],
    ['country', ''],
    ['iso_code', ''],
  ]);
});

function openPage(dataset: Readonly<Record<string, string>>): { readonly cookie: string } {
  const page = { cookie: '', documentElement: { dataset } };
  vi.stubGlobal('document', page);
  return page;
}

it('a language that is chosen in a cross-origin setup is stored in a secure cookie', () => {
  const page = openPage({ crossOriginCookie: '' });
  chooseLanguage('de');
  expect(page.cookie).toBe('i18n_redirected=de; max-age=31536000; path=/; samesite=lax; secure');
});

it('a language that is chosen is stored for a year, in the browser and in the cookie of the root address', () => {
  const page = openPage({});
  chooseLanguage('pt_br');
  expect(stored.get('language')).toBe('pt_br');
  expect(page.cookie).toBe('i18n_redirected=pt_br; max-age=31536000; path=/; samesite=lax');
});
