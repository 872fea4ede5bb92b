import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['domain', 'languages', 'data', 'sports', 'jobs', 'demonstration', 'app', 'server', 'tests', 'bench'];

/** Returns the places of docstrings that open with a question word, as `file:line: "first words"`. */
function riddlesIn(file: string, source: string): string[] {
  const openings = source.matchAll(/^[ \t]*\/\*\*[\s*]*((?:Who|What|Whether|Where|How|Which|When|Why)\b[^\n]{0,40})/gm);
  return [...openings].map(({ 1: words = '', index }) => {
    const line = source.slice(0, index).split('\n').length;
    return `${file}:${line}: "${words.trim()}"`;
  });
}

it('docstrings open with what is returned or done, and not with a question word', () => {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).sort();
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => riddlesIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('finds a docstring on one line, on several, and of a member', () => {
  const source = [
    '/** What a bet brings. */',
    'export interface Returns {',
    '  /**',
    '   * How much comes back.',
    '   */',
    '  readonly stake: number; // What is no docstring.',
    '  /** Returns the price. Where there is none, undefined. */',
    '}',
  ].join('\n');
  expect(riddlesIn('domain/bet.ts', source)).toEqual([
    'domain/bet.ts:1: "What a bet brings. */"',
    'domain/bet.ts:3: "How much comes back."',
  ]);
});
