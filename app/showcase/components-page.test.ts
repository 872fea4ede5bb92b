import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const find = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !file.includes('.test.'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The exported components of the rooms whose components are shared, as `file Name`. */
const components = find('{app/{components,ui},sports/*/app/components}/**/*.tsx').flatMap((file) =>
  [...read(file).matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => `${file} ${name}`),
);

/** The components that the page leaves out, by their names, and why. */
const leftOut: Readonly<Record<string, string>> = {
  LivePart: 'a frame without a look of its own, which is written anew by what happens in a match',
  LiveStartProvider: 'renders what it is given',
};

/** Returns the components that are used in a file itself, or in those from which it takes components, as `file Name`. */
function usedBy(files: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>();
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = read(file);
    const body = source.replaceAll(/^import [^;]*;$/gm, '');
    const taken = [...source.matchAll(/^import (?!type\b)\{([^}]*)\} from '([^']+\.tsx)';$/gm)].flatMap(([, names = '', from = '']) => {
      const target = from.startsWith('#') ? from.slice(1) : join(dirname(file as string), from);
      return names.split(',').map((name) => [target, name.trim()] as const);
    });
    const own = [...body.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => [file as string, name as string] as const);
    for (const [target, name] of [...taken, ...own]) {
      if (!components.includes(`${target} ${name}`) || !new RegExp(`\\b${name}\\b`).test(body)) continue;
      used.add(`${target} ${name}`);
      open.push(target);
    }
  }
  return used;
}

describe('the page of components', () => {
  const shown = usedBy(find('{app,sports/*/app}/showcase/*.tsx'));
  const nameOf = (component: string) => component.slice(component.indexOf(' ') + 1);

  it('shows every shared component, by itself or as a part of another one', () => {
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter((component) => !shown.has(component) && !(nameOf(component) in leftOut))).toEqual([]);
  });

  it('leaves out none but those that are there and that it does not show', () => {
    const left = components.filter((component) => !shown.has(component)).map(nameOf);
    expect(Object.keys(leftOut).filter((name) => !left.includes(name))).toEqual([]);
  });

  it('is imported by nothing that is built', () => {
    const sources = find('{app,server,sports/*/app}/**/*.{ts,tsx}').filter((file) => !file.includes('/showcase/'));
    expect(sources.filter((file) => /(?:from|import\()\s*'[^']*\/showcase\//.test(read(file)))).toEqual([]);
  });
});
