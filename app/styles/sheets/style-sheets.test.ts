import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sheetsOfScripts } from './style-list.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sources = globSync('{app,sports,tests,server,bench}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

/** The class names that one file takes from one style sheet. */
interface Use {
  readonly path: string;
  readonly sheet: string;
  /** The name by which the file imports the sheet. */
  readonly given: string;
  readonly names: readonly string[];
  /** True when a name is computed, so that its class is not known. */
  readonly isOpen: boolean;
}

const uses = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, given, from]): Use => {
    const sheet = (from as string).startsWith('#') ? (from as string).slice(1) : join(dirname(path), from as string);
    const places = text.matchAll(new RegExp(`(?<![\\w.'"/<-])${given}(?:\\.(\\w+)\\b(?!\\()|\\[)`, 'g'));
    const names = [...places].filter(({ index }) => !text.slice(0, index).endsWith('import ')).map(([, name]) => name);
    return { path, sheet, given: given as string, names: names.flatMap((name) => name ?? []), isOpen: names.includes(undefined) };
  }),
);

/** Returns the names by which a file imports a sheet. */
function namesOf(path: string, sheet: string): readonly string[] {
  return uses.filter((use) => use.path === path && use.sheet === sheet).map(({ given }) => given);
}

/** Returns the classes that a style sheet names. */
function classesOf(css: string): ReadonlySet<string> {
  const selectors = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/"[^"]*"/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name as string));
}

describe('the classes of the style sheets', () => {
  const sheets = globSync('{app,sports}/**/*.module.css', { cwd: root });

  it.each(sheets)('%s: each class is used, and each name that is used is a class', (sheet) => {
    const classes = classesOf(readFileSync(join(root, sheet), 'utf8'));
    const users = uses.filter((use) => use.sheet === sheet);
    const used = new Set(users.filter(({ path }) => !path.includes('.test.')).flatMap(({ names }) => names));
    expect([...classes].filter((name) => !used.has(name))).toEqual([]);
    expect(users.flatMap(({ path, names }) => names.filter((name) => !classes.has(name)).map((name) => `${path}: ${name}`))).toEqual([]);
    expect(users.filter(({ isOpen }) => isOpen).map(({ path }) => path)).toEqual([]);
  });

  it.each(sheets)('%s: no class has a name of one or two letters', (sheet) => {
    expect([...classesOf(readFileSync(join(root, sheet), 'utf8'))].filter((name) => name.length < 3)).toEqual([]);
  });

  it('an element that sets classes is written with one of the same sheet, so that the document comes with it', () => {
    const ofElements = uses.filter(({ path }) => path.startsWith('app/elements/'));
    const written = ofElements.flatMap(({ path, sheet }) => {
      const tag = basename(path, '.ts');
      return sources.flatMap((source) =>
        [...source.text.matchAll(new RegExp(`<${tag} [^>]*`, 'g'))]
          .filter(() => /(?<!\.test)\.tsx$/.test(source.path))
          .map(([start]) => ({ tag, isStyled: namesOf(source.path, sheet).some((given) => start.includes(`${given}.`)) })),
      );
    });
    expect(written.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['live-prediction', 'live-tip']));
    expect(written.filter(({ isStyled }) => !isStyled)).toEqual([]);
  });

  it('a sheet of which an element sets classes is sent as a whole, unless what it adds waits for its styles', () => {
    const waiting = ['app/elements/shell/suggestion-option.ts'];
    const ofElements = uses.filter(({ path }) => path.startsWith('app/elements/') && !waiting.includes(path)).map(({ sheet }) => sheet);
    expect([...new Set(ofElements)].sort()).toEqual(sheetsOfScripts);
  });

  it('every sheet that is imported is there', () => {
    expect(uses.filter(({ sheet }) => !sheets.includes(sheet)).map(({ path, sheet }) => `${path}: ${sheet}`)).toEqual([]);
  });
});
