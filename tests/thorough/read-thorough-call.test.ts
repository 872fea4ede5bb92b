import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readThoroughCall } from './read-thorough-call.ts';
import { thoroughParts } from './thorough-parts.ts';

it('without words all parts are run, by a seed of their own', () => {
  const { parts, seed, anew, list } = readThoroughCall([]);
  expect([parts, anew, list]).toEqual([thoroughParts, false, false]);
  expect(seed).toBeGreaterThanOrEqual(0);
  expect(readThoroughCall([]).seed).not.toBe(seed);
});

it('parts and seed can be named', () => {
  const { parts, seed, anew } = readThoroughCall(['walk', '--seed', '12', 'locks', '--anew']);
  expect([parts.map(({ name }) => name), seed, anew]).toEqual([['walk', 'locks'], 12, true]);
  expect(parts[0]?.command(seed)).toEqual(['tests/hostile-walk/hostile-walk.ts', '--requests', '10000', '--seed', '12']);
});

it.each([
  [['wolk'], 'there is no part "wolk"'],
  [['--seed', 'one'], '--seed wants a whole number from 1 on, not "one"'],
  [['--seeds', '1'], "Unknown option '--seeds'"],
])('%j is refused, with the parts that there are', (words, reason) => {
  expect(() => readThoroughCall(words)).toThrow(reason);
  expect(() => readThoroughCall(words)).toThrow(/the parts are .*locks, .*saturday/);
});

it('every part names scripts and folders that are there', () => {
  const root = new URL('../..', import.meta.url);
  const named = thoroughParts.flatMap(({ command }) =>
    command(1).filter((word) => /^(?:tests|app|jobs|data|domain|server|demonstration)(?:\/|$)/.test(word)),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});
