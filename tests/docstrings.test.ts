import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['domain', 'languages', 'data', 'sports', 'jobs', 'demonstration', 'app', 'server', 'tests', 'bench'];

/** Words that a docstring can do without, or that hide who does what. */
const oddWords =
  /\b(?:whoever|whomever|of whom|nobody|(?:is|are|was|were|be|been|being) (?:\w+ )?(?:told|asked)|stands?|stood|standing)\b/gi;

/** Returns the places of docstrings that open with a question word, as `file:line: "first words"`. */
function riddlesIn(file: string, source: string): string[] {
  const openings = source.matchAll(/^[ \t]*\/\*\*[\s*]*((?:Who|What|Whether|Where|How|Which|When|Why)\b[^\n]{0,40})/gm);
  return [...openings].map(({ 1: words = '', index }) => `${file}:${lineOf(source, index)}: "${words.trim()}"`);
}

/** Returns the odd words of docstrings with their places, as `file:line: "word"`, where the line is the first of the docstring. */
function oddWordsIn(file: string, source: string): string[] {
  return [...source.matchAll(/^[ \t]*\/\*\*[\s\S]*?\*\//gm)].flatMap(({ 0: docstring, index }) =>
    [...docstring.replace(/\n[ \t]*\*/g, '').matchAll(oddWords)].map(([word]) => `${file}:${lineOf(source, index)}: "${word}"`),
  );
}

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length;

const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).sort();
const placesIn = (find: (file: string, source: string) => string[]) =>
  files.flatMap((file) => find(file, readFileSync(join(root, file), 'utf8')));

it('docstrings open with what is returned or done, and not with a question word', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(placesIn(riddlesIn)).toEqual([]);
});

it('docstrings name who does what: no “whoever”, “nobody”, “is told”, “stands”', () => {
  expect(placesIn(oddWordsIn)).toEqual([]);
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

it('finds odd words within the sentences of a docstring, over the ends of its lines too', () => {
  const source = [
    '/** Returns the state that was',
    ' * last told. */',
    'const state = 1; // nobody',
    '  /** The row stands alone; a bystander does not. */',
  ].join('\n');
  expect(oddWordsIn('app/state.ts', source)).toEqual(['app/state.ts:1: "was last told"', 'app/state.ts:4: "stands"']);
});
