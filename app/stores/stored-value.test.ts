import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favourites, toggled } from './favourites.ts';
import { oneOf, storedValue } from './stored-value.ts';
import { rememberVote, voteOf, votes } from './votes.ts';

/** The browser's storage, as its standard describes it. */
class MemoryStorage {
  readonly #texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#texts.set(key, String(text));
  }
}

const tab = new EventTarget();
vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
const theme = storedValue('theme', 'system', oneOf(['system', 'light', 'dark']));

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});

describe('a stored value', () => {
  it('is the default until something is stored', () => {
    expect(theme.read()).toBe('system');
    expect(favourites.read()).toEqual([]);
    expect(votes.read()).toEqual({ soccer: {}, tennis: {}, basketball: {}, supercup: {} });
  });

  it('reads texts plain and as JSON writes them', () => {
    localStorage.setItem('theme', 'dark');
    expect(theme.read()).toBe('dark');
    localStorage.setItem('theme', '"light"');
    expect(theme.read()).toBe('light');
  });

  it('leaves what it cannot read where it is until it is written', () => {
    localStorage.setItem('theme', '{"mode":"night"');
    expect(theme.read()).toBe('system');
    expect(localStorage.getItem('theme')).toBe('{"mode":"night"');
    theme.write('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('holds for the page where the browser forbids storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    theme.write('light');
    expect(theme.read()).toBe('light');
    vi.stubGlobal('localStorage', new MemoryStorage());
    theme.write('system');
  });

  it('tells who listens of writes here and in another tab, and of nothing else', () => {
    const heard: string[] = [];
    const odds = storedValue('oddsType', 'decimal', oneOf(['decimal', 'fractional']));
    odds.onChange((value) => heard.push(value));
    odds.write('fractional');
    localStorage.setItem('oddsType', 'decimal');
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'oddsType' }));
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }));
    expect(heard).toEqual(['fractional', 'decimal']);
    // Another tab that empties the storage names no key.
    vi.stubGlobal('localStorage', new MemoryStorage());
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(heard).toEqual(['fractional', 'decimal', 'decimal']);
  });
});

describe('favourites', () => {
  it('come and go with the star', () => {
    expect(toggled(['m1'], 't2')).toEqual(['m1', 't2']);
    expect(toggled(['m1', 't2'], 'm1')).toEqual(['t2']);
  });

  it('are those that can be followed, each once', () => {
    localStorage.setItem('favorites', '["m12", 12, "x4", "t4", "m12", "c0", null, "m12;drop"]');
    expect(favourites.read()).toEqual(['m12', 't4']);
    localStorage.setItem('favorites', '{"m12":true}');
    expect(favourites.read()).toEqual([]);
  });
});

describe('votes', () => {
  it('are kept by sport and item beside each other', () => {
    rememberVote('soccer', '17', 'home');
    rememberVote('supercup', 'player', '10');
    expect(voteOf('soccer', '17')).toBe('home');
    expect(voteOf('supercup', 'player')).toBe('10');
    expect(voteOf('tennis', '17')).toBeUndefined();
  });

  it('keep what can be read of older content', () => {
    localStorage.setItem('votes', '{"soccer":{"1":"away","2":5},"tennis":"none","chess":{"1":"e4"}}');
    expect(votes.read()).toEqual({ soccer: { 1: 'away' }, tennis: {}, basketball: {}, supercup: {} });
  });
});
