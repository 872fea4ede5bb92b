import { expect, it } from 'vitest';
import { pages, resources } from '#app/pages.ts';
import { reservedSlugs } from '#domain/team/reserved-slugs.ts';

it('reserves the first part of every address of the site, so that no club is called so', () => {
  const parts = [...pages, ...resources]
    .map(({ address: { path } }) => path.split('/')[1] ?? '')
    .filter((part) => /^[a-z0-9-]+$/.test(part));
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !reservedSlugs.has(part))).toEqual([]);
});
