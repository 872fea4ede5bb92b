import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const floors = globSync('*/').map((folder) => folder.replace(/\/$/, ''));

/** The documents that lead a newcomer to files; decisions are history and may name files that no longer exist. */
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/*.md')];

it.each(documents)('every file and folder that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const paths = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)]
    .map(([, path]) => path as string)
    .filter((path) => floors.includes(path.split('/')[0] as string));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it.each(documents)('every link of %s to another file leads to one', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\(([^):#\s]+)(?:#[^)]*)?\)/g)].map(([, path]) => path as string);
  expect(links.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
});
