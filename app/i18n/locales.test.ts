import { describe, expect, it } from 'vitest';
import { defaultLocale, type Locale, localeByCode, localePath, locales, splitLocalePath } from './locales.ts';

describe('the languages', () => {
  it('are the seven of the specification, English without a prefix', () => {
    expect(locales.map(({ code, prefix }) => [code, prefix])).toEqual([
      ['en', ''],
      ['cz', '/cz'],
      ['de', '/de'],
      ['es', '/es'],
      ['gr', '/gr'],
      ['it', '/it'],
      ['pt_br', '/pt_br'],
    ]);
    expect(defaultLocale.code).toBe('en');
  });

  it('are called by their own names, with the short labels of the specification', () => {
    expect(locales.map(({ label, shortLabel }) => `${label} (${shortLabel})`)).toEqual([
      'English (EN)',
      'Čeština (CZ)',
      'Deutsch (DE)',
      'Español (ES)',
      'Ελληνικά (GR)',
      'Italiano (IT)',
      'Português (Brasil) (PT-BR)',
    ]);
  });

  it('have a flag and a setting for a domain each', () => {
    for (const facts of [locales.map(({ flag }) => flag), locales.map(({ domain }) => domain)]) {
      expect(new Set<string>(facts).size).toBe(locales.length);
      expect(facts).not.toContain('');
    }
  });
});

describe('an address', () => {
  it.each([
    ['/', 'en', '/'],
    ['/teams/arsenal', 'en', '/teams/arsenal'],
    ['/de', 'de', '/'],
    ['/pt_br/teams/arsenal', 'pt_br', '/teams/arsenal'],
    ['/germany/bundesliga', 'en', '/germany/bundesliga'],
    ['/italy', 'en', '/italy'],
  ])('%s is %s %s', (address, code, path) => {
    const split = splitLocalePath(address);
    expect([split.locale.code, split.path]).toEqual([code, path]);
    expect(localePath(split.locale, split.path)).toBe(address);
  });

  it.each([
    ['en', '/?tab=live'],
    ['de', '/de?tab=live'],
    ['pt_br', '/pt_br?tab=live'],
  ])('of the home page with parameters in %s is %s, where nothing has to be moved', (code, address) => {
    expect(localePath(localeByCode(code) as Locale, '/?tab=live')).toBe(address);
  });
});
