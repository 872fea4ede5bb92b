import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const releasesIn = (path: string) => Array.from(read(path).matchAll(/^## (\d+\.\d+\.\d+)/gm), ([, version]) => version);

it('every release has a section in the changelog and an entry for those who upgrade, the newest first', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(releasesIn('CHANGELOG.md')[0]).toBe(version);
  expect(releasesIn('docs/upgrading.md')).toEqual(releasesIn('CHANGELOG.md'));
});
