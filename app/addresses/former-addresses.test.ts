import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pages, resources } from '#app/pages.ts';
import type { Article } from '#data/articles/article.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { formerAddresses, formerFolders, presentPath } from './former-addresses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const piece = (section: Article['section'], slug: string, formerSlugs: string[]) => ({ section, slug, formerSlugs }) as unknown as Article;
const pieces = [piece('academy', 'expected-value', ['what-is-value-betting']), piece('pages', 'about-us', ['about'])];

describe('a former address', () => {
  it.each([
    ['/what-is-value-betting', '/betting-academy/expected-value'],
    ['/about', '/about-us'],
    ['/fun-facts', '/sports-life'],
    ['/fun-facts/added-time', '/sports-life/added-time'],
    ['/livestream', '/live-football-livestream'],
  ])('%s leads to %s', (from, to) => {
    expect(presentPath(from, pieces)).toBe(to);
  });

  it.each(['/', '/expected-value', '/fun-facts/a/b', '/turkey/what-is-value-betting', '/constructor', '/turkey/super-lig'])(
    '%s is none',
    (path) => {
      expect(presentPath(path, pieces)).toBeUndefined();
    },
  );
});

describe('no two things claim one address', () => {
  const paths = [...pages, ...resources].map(({ address }) => address.path);
  const fixed = paths.filter((path) => !path.includes(':'));
  const folders = paths.map((path) => path.split('/')[1] as string).filter((first) => !first.startsWith(':'));
  const formerSlugs = globSync('content/*/*/article.json', { cwd: root }).flatMap(
    (file) => (JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Article).formerSlugs,
  );

  it('a match’s address ends with its day, which no page’s does', () => {
    const addressOfMatch = /-\d{4}-\d\d-\d\d(-\d+)?$/;
    expect('/arsenal-everton-2024-04-06').toMatch(addressOfMatch);
    expect([...fixed, ...formerSlugs, ...Object.keys(formerAddresses)].filter((path) => addressOfMatch.test(path))).toEqual([]);
  });

  it('no country is named like a part of the site', () => {
    const countries = loadCatalogue().countries.map(({ country }) => country.slug);
    expect(countries.filter((slug) => [...folders, ...Object.keys(formerFolders).map((path) => path.slice(1))].includes(slug))).toEqual([]);
  });

  it('no article was once where a page stands now', () => {
    expect(formerSlugs.length).toBeGreaterThan(20);
    expect(
      formerSlugs.filter((slug) => [...fixed, ...Object.keys(formerAddresses)].includes(`/${slug}`) || folders.includes(slug)),
    ).toEqual([]);
  });

  it('no competition stands where one has been moved from', () => {
    const standing = loadCatalogue().countries.flatMap(({ country, tournaments }) =>
      tournaments.map(({ slug }) => `/${country.slug}/${slug}`),
    );
    expect(Object.keys(formerAddresses).filter((path) => standing.includes(path))).toEqual([]);
  });
});
