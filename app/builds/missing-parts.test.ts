import { beforeEach, expect, it, vi } from 'vitest';
import { mayReload } from './missing-parts.ts';

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
});

it('reloads a path once within ten seconds', () => {
  expect(mayReload('/a', 1_000_000)).toBe(true);
  expect(mayReload('/a', 1_009_999)).toBe(false);
  expect(mayReload('/a', 1_010_000)).toBe(true);
});

it('guards each path by itself', () => {
  expect(mayReload('/a', 1_000_000)).toBe(true);
  expect(mayReload('/b', 1_000_001)).toBe(true);
});

it('does not reload where nothing can be stored, since the second time could not be told from the first', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(mayReload('/a', 1_000_000)).toBe(false);
});
