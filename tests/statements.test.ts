import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatSql } from './lists/format-sql.ts';
import { readStatements } from './lists/statement-list.ts';

const listed = readStatements();

it('docs/sql lists every prepared statement by its name and no other; a run of its tests with -u adds one', () => {
  const names = globSync('{data,sports,jobs,server}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bname: '([a-z0-9-]+)',\s+text:/g)].map(([, name]) => name as string));
  expect(names.length).toBeGreaterThan(200);
  const known = new Set(listed.flatMap(({ name }) => name ?? []));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !names.includes(name))).toEqual([]);
});

it('names files that are there, and one text for each name', () => {
  expect(listed.length).toBeGreaterThan(500);
  expect(listed.filter(({ file }) => !existsSync(file))).toEqual([]);
  const texts = Map.groupBy(listed, ({ name }) => name);
  expect([...texts].flatMap(([name, all]) => (name === undefined || all.length === 1 ? [] : [name]))).toEqual([]);
});

it('has the texts in the form in which they are compared', () => {
  expect(listed.filter(({ text }) => formatSql(text) !== text)).toEqual([]);
});
