import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Carried, carriedSettings, settingNames } from './carried.ts';
import { carriedFragment, parseFragment } from './carried-text.ts';
import type { FavouriteId } from './favourites.ts';

const fragmentOf = (json: string) => `#c=1.${Buffer.from(json).toString('base64url')}`;
const none: Carried['lists'] = { favorites: [], pinned: [], folded: [] };

it('is base64url of JSON behind its version, with each list that is not empty as one text', () => {
  const fragment = carriedFragment({
    lists: { favorites: ['m12', 't7'], pinned: ['c3'], folded: [] },
    settings: { theme: 'dark', timeZone: '', language: 'pt_br' },
  });
  expect(fragment).toMatch(/^#c=1\.[\w-]+$/);
  expect(JSON.parse(Buffer.from(fragment.slice('#c=1.'.length), 'base64url').toString())).toEqual({
    favorites: 'm12.t7',
    pinned: 'c3',
    theme: 'dark',
    timeZone: '',
    language: 'pt_br',
  });
});

const ids = fc.uniqueArray(
  fc.tuple(fc.constantFrom('m', 't', 'c'), fc.integer({ min: 1, max: 9_999_999_999 })).map(([kind, id]) => `${kind}${id}` as FavouriteId),
  { maxLength: 40 },
);
const settings = fc.record(
  {
    theme: fc.constantFrom('system', 'light', 'dark'),
    oddsType: fc.constantFrom('decimal', 'fractional', 'moneyline'),
    scores: fc.constantFrom('shown', 'hidden'),
    liveDelay: fc.constantFrom('none', '30s', '60s'),
    goalsInTitle: fc.constantFrom('on', 'off'),
    timeZone: fc.constantFrom('', 'Europe/Athens', 'America/Argentina/Buenos_Aires'),
    language: fc.constantFrom('en', 'gr', 'pt_br'),
  },
  { requiredKeys: ['theme'] },
);

it('is read as what was written', () => {
  fc.assert(
    fc.property(fc.record({ lists: fc.record({ favorites: ids, pinned: ids, folded: ids }), settings }), (carried) => {
      expect(parseFragment(carriedFragment(carried))).toEqual(carried);
    }),
  );
});

it('holds the latest thousand of each list, and is read with three of them of the longest ids', () => {
  const longest = Array.from({ length: 1_200 }, (_, index): FavouriteId => `m${9_999_990_000 - index}`);
  const latest = longest.slice(-1_000);
  const carried = { lists: { favorites: longest, pinned: longest, folded: longest }, settings: { theme: 'dark' } };
  expect(parseFragment(carriedFragment(carried))).toEqual({ ...carried, lists: { favorites: latest, pinned: latest, folded: latest } });
});

describe('a fragment', () => {
  it.each([
    ['is cut off', carriedFragment({ lists: { ...none, favorites: ['m12'] }, settings: {} }).slice(0, -3)],
    ['has no text', '#c=1.'],
    ['has no version', '#c=eyJ0aGVtZSI6ImRhcmsifQ'],
    ['has letters of no base64url', '#c=1.eyJ0 aGVtZSI6ImRhcmsifQ'],
    ['holds no JSON', fragmentOf('dark')],
    ['holds a list', fragmentOf('["dark"]')],
    ['holds nothing', fragmentOf('null')],
    ['names nothing that it could carry', fragmentOf('{"consent":{"choice":"granted","date":"2026-11-21"},"slip":"m1"}')],
    ['is too long', fragmentOf(JSON.stringify({ theme: 'dark', filling: 'x'.repeat(60_000) }))],
  ])('that %s is damaged', (_, fragment) => {
    expect(parseFragment(fragment)).toBe('damaged');
  });

  it('of another version is foreign, whatever follows', () => {
    expect(parseFragment('#c=2.eyJ0aGVtZSI6ImRhcmsifQ')).toBe('foreign');
    expect(parseFragment('#c=0.')).toBe('foreign');
  });

  it('of another hand gives only what the stores themselves would read', () => {
    const hostile = {
      favorites: 'm1.<img src=x onerror=alert(1)>.t0.c99999999999.t7.m1',
      pinned: ['c3'],
      folded: { length: 1 },
      theme: 'pink"></html>',
      oddsType: ['fractional'],
      scores: true,
      liveDelay: '3600s',
      goalsInTitle: null,
      timeZone: 'Europe/Atlantis',
      language: 'en',
      consent: 'granted',
    };
    const json = `{"__proto__":{"theme":"dark"},${JSON.stringify(hostile).slice(1)}`;
    expect(parseFragment(fragmentOf(json))).toEqual({ lists: { ...none, favorites: ['m1', 't7'] }, settings: { language: 'en' } });
    expect(({} as Record<string, unknown>).theme).toBeUndefined();
  });

  it('of any text never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(fragmentOf), fc.string().map(fragmentOf)), (text) => {
        const read = parseFragment(text);
        if (typeof read === 'string') return;
        for (const name of settingNames) {
          const chosen = read.settings[name];
          expect(chosen === undefined || carriedSettings[name].parse(chosen) === chosen).toBe(true);
        }
      }),
    );
  });
});
