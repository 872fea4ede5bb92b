import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Carried, carriedFromHere, carriedLists, carriedSettings, changesBy, takeOver } from './carried.ts';
import type { FavouriteId } from './favourites.ts';
import type { StoredValue } from './stored-value.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
});

/** Keys that are not transferred: they identify a browser, belong to one, or are computed by the site. */
const leftBehind = ['alerts', 'consent', 'country', 'iso_code', 'slip', 'votes'];

it('every store either goes along by its key or is left behind on purpose', async () => {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts') && !file.startsWith('carried'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>));
  const isStore = (value: unknown): value is StoredValue<unknown> =>
    typeof value === 'object' && value !== null && 'key' in value && 'read' in value;
  const keys = modules.flatMap((module) => Object.values(module).filter(isStore)).map(({ key }) => key);
  const carried = Object.entries<StoredValue<unknown>>({ ...carriedLists, ...carriedSettings });
  expect(carried.map(([name]) => name)).toEqual(carried.map(([, { key }]) => key));
  expect(keys.sort()).toEqual([...carried.map(([name]) => name), ...leftBehind].sort());
});

const carried: Carried = {
  lists: { favorites: ['m1', 't7', 'c3'], pinned: ['c3'], folded: [] as FavouriteId[] },
  settings: { theme: 'dark', oddsType: 'fractional', timeZone: 'Asia/Tokyo', language: 'de' },
};

it('what this device holds is its lists and settings, and the language that is read on it', () => {
  stored.set('favorites', '["t7","m1"]');
  stored.set('scores', 'hidden');
  expect(carriedFromHere('gr')).toEqual({
    lists: { favorites: ['t7', 'm1'], pinned: [], folded: [] },
    settings: {
      theme: 'system',
      oddsType: 'decimal',
      scores: 'hidden',
      liveDelay: 'none',
      goalsInTitle: 'off',
      timeZone: '',
      language: 'gr',
    },
  });
});

describe('what comes from another device', () => {
  it('changes nothing before it is taken over, and is told by what is new', () => {
    stored.set('favorites', '["t7","m9"]');
    stored.set('theme', 'dark');
    const before = [...stored];
    expect(changesBy(carried)).toEqual({
      added: { favorites: 2, pinned: 1, folded: 0 },
      settings: { oddsType: 'fractional', timeZone: 'Asia/Tokyo', language: 'de' },
    });
    expect([...stored]).toEqual(before);
  });

  it('joins the lists that are there, replaces settings, and leaves what it does not name', () => {
    stored.set('favorites', '["t7","m9"]');
    stored.set('folded', '["c8"]');
    stored.set('theme', 'light');
    stored.set('liveDelay', '30s');
    takeOver(carried);
    expect(Object.fromEntries(stored)).toEqual({
      favorites: '["t7","m9","m1","c3"]',
      pinned: '["c3"]',
      folded: '["c8"]',
      theme: 'dark',
      oddsType: 'fractional',
      timeZone: 'Asia/Tokyo',
      liveDelay: '30s',
      language: 'de',
    });
    expect(document.cookie).toContain('i18n_redirected=de');
  });

  it('has nothing new once it is taken over', () => {
    takeOver(carried);
    expect(changesBy(carried)).toEqual({ added: { favorites: 0, pinned: 0, folded: 0 }, settings: {} });
  });
});
