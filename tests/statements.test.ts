import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatSql } from './lists/format-sql.ts';
import { readStatements } from './lists/statement-list.ts';

const listed = readStatements();

it('docs/sql lists every prepared statement by its name and no other; a run of its tests with -u adds one', () => {
  const sources = globSync('{data,sports,jobs,server}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(/\bname: '([a-z0-9-]+)',\s+text:/g)].map(([, name]) => name as string));
  expect(names.length).toBeGreaterThan(200);
  const known = new Set(listed.flatMap(({ name }) => name ?? []));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // Some names are a name of the source, followed by the letters of the filters that apply.
  const quoted = new Set(sources.flatMap((source) => source.match(/(?<=['`])[a-z]+-[a-z0-9-]*(?=['`$])/g) ?? []));
  const isInSource = (name: string) =>
    quoted.has(name) || [/-[a-z]*$/, /[a-z]*$/, /[a-z]*-[a-z]*$/].some((ending) => quoted.has(name.replace(ending, '')));
  expect([...known].filter((name) => !isInSource(name))).toEqual([]);
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
