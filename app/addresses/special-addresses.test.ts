import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { pages, resources } from '#app/pages.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { articlePath } from './article-paths.ts';
import { formerAddresses, presentPath } from './former-addresses.ts';
import { addressOfSpecial, specialAddresses } from './special-addresses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const addresses = Object.values(specialAddresses);
const pieces = readArticles(`${root}/content`);

/** The first parts of paths that the server answers before any page does. */
const reserved = [
  'api',
  'assets',
  'bonus-code',
  'builds',
  'crest',
  'feed',
  'goto',
  'healthz',
  'language',
  'market',
  'metrics',
  'readyz',
  'sitemaps',
  'votes',
];

describe.each(addresses)('the address %s', (address) => {
  const paths = [...pages, ...resources].map((known) => known.address.path);

  it('is one part at the root that could be nobody else’s', () => {
    expect(address).toMatch(/^\/[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(address).not.toMatch(/-\d{4}-\d\d-\d\d(-\d+)?$/);
    expect([...reserved, ...locales.map(({ prefix }) => prefix.slice(1))]).not.toContain(address.slice(1));
    expect(globSync('*', { cwd: `${root}/public` }).map((file) => `/${file}`)).not.toContain(address);
  });

  it('is claimed by one page, and no folder is named so', () => {
    expect(paths.filter((path) => path === address)).toEqual([address]);
    expect(paths.filter((path) => path.startsWith(`${address}/`))).toEqual([]);
    expect(loadCatalogue().countries.map(({ country }) => `/${country.slug}`)).not.toContain(address);
  });

  it('is none where something stood before', () => {
    expect(presentPath(address, pieces)).toBeUndefined();
    expect(Object.keys(formerAddresses)).not.toContain(address);
  });

  it('is that of no other piece', () => {
    const claiming = pieces.filter((piece) => articlePath(piece) === address);
    expect(claiming.filter(({ section, slug }) => section !== 'special' || addressOfSpecial[slug] !== address)).toEqual([]);
  });
});

it('no two special pages stand at one address', () => {
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('a special without an address is an error that names it', () => {
  expect(() => articlePath({ section: 'special', slug: 'a-final' })).toThrow('"a-final" has no address');
});
