import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const document = fileURLToPath(new URL('./specification.md', import.meta.url));
const text = readFileSync(document, 'utf8');

/** The rows of all tables by their cells, without heads and rules. */
const rows = text
  .split('\n')
  .map((line, index) => ({ line, at: index + 1 }))
  .filter(({ line }) => line.startsWith('| ') && !/^\| (Statement|Path|---) /.test(line))
  .map(({ line, at }) => ({ at, cells: line.slice(2, -2).split(' | ') }));

const floors = /^(app|bench|content|data|docs|domain|jobs|public|server|sports|tests)\//;
/** What is written as code and names a file of ours, with the symbol behind the #. */
const places = [...text.matchAll(/`([^`]+)`/g)]
  .map(([, code = '']) => code.split('#') as [path: string, symbol?: string])
  .filter(([path]) => floors.test(path));

const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** True when the title stands in the file as a text of its own. */
const holdsTitle = (path: string, title: string) => {
  const source = existsSync(join(root, path)) ? read(path).replaceAll(/\\(['"`])/g, '$1') : '';
  return ["'", '"', '`'].some((mark) => source.includes(mark + title + mark));
};
/** Each quoted title with the file that stands before it. */
const quoted = rows.flatMap(({ at, cells }) => {
  let file = '';
  return [...(cells.at(-1) ?? '').matchAll(/`([^`]+\.test\.tsx?)`|“([^”]+)”/g)].flatMap(([, path, title]) => {
    if (path !== undefined) file = path;
    return title === undefined ? [] : [{ at, file, title }];
  });
});

describe('the specification, statement by statement', () => {
  it('goes through all nine sections in their order', () => {
    expect([...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ cells }) => cells.length < 3 || cells.some((cell) => cell.trim() === '')).map(({ at }) => at)).toEqual([]);
  });

  it('names files that exist, and symbols that stand in them', () => {
    expect(places.length).toBeGreaterThan(300);
    const missing = places.filter(([path, symbol]) => {
      if (!existsSync(join(root, path))) return true;
      return symbol !== undefined && !read(path).includes(symbol);
    });
    expect(missing.map((place) => place.join('#'))).toEqual([]);
  });

  it('leads to pages of decisions that exist', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !existsSync(join(dirname(document), href)))).toEqual([]);
  });

  it('names tests that exist, by the titles that they have', () => {
    expect(quoted.length).toBeGreaterThan(200);
    const missing = quoted.filter(({ file, title }) => !holdsTitle(file, title));
    expect(missing.map(({ at, file, title }) => `line ${at}: ${file} “${title}”`)).toEqual([]);
  });

  it('leaves nothing to be done', () => {
    expect(text).not.toMatch(/TODO/i);
  });

  it('says of each statement by which test it is shown, or that there is none', () => {
    const silent = rows.filter(({ at, cells }) => !quoted.some((test) => test.at === at) && !/no test/i.test(cells.at(-1) ?? ''));
    expect(silent.map(({ at, cells }) => `line ${at}: ${cells[0]}`)).toEqual([]);
  });
});
