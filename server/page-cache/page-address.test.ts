import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createEditions } from '#server/editions.ts';
import { readSettings } from '#server/settings.ts';
import { createAddressReader, pageKey } from './page-address.ts';

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  match: { id: 'match', parentId: 'root', path: ':slug' },
  team: { id: 'team', parentId: 'root', path: 'teams/:slug' },
  other: { id: 'other', parentId: 'root', path: '*' },
} as unknown as ServerBuild['routes'];
const known = { home: { date: /^\d{4}-\d\d-\d\d$/, tab: /^live$/ } };
const editions = createEditions(readSettings({ PUBLIC_URL: 'https://tips.example', DOMAIN_DE: 'tipps.example' }, 'no such file'), '');
const read = createAddressReader(editions, routes, known);
const keyOf = (url: string, host?: string) => read(host, url).key;

describe('the address of a page', () => {
  it('leaves out unknown parameters, unknown values and repetitions', () => {
    expect(keyOf('/?utm_source=mail')).toBe('/');
    expect(keyOf('/?date=tomorrow')).toBe('/');
    expect(keyOf('/?date=2024-04-06&utm_source=mail&date=2024-04-07')).toBe('/?date=2024-04-06');
    expect(keyOf('/real-madrid?date=2024-04-06')).toBe('/real-madrid');
  });

  it('puts known parameters in one order', () => {
    expect(keyOf('/de?tab=live&date=2024-04-06')).toBe('/de?date=2024-04-06&tab=live');
  });

  it('keeps the languages apart and knows each by its prefix', () => {
    expect(read(undefined, '/pt_br/teams/flamengo').edition.locale.tag).toBe('pt-BR');
    expect(read(undefined, '/pt_br/teams/flamengo').cacheable).toBe(true);
    expect(read(undefined, '/depot').edition.locale.tag).toBe('en');
  });

  it('gives the pages of a language\'s own domain a place of their own', () => {
    const page = read('Tipps.example:8443', '/teams/bayern');
    expect(page.edition.locale.tag).toBe('de');
    expect(page.key).not.toBe(keyOf('/teams/bayern'));
    expect(page.key).toBe(pageKey(editions, 'tipps.example', page.url));
  });

  it('speaks English on a host that is nobody\'s domain', () => {
    expect(read('evil.example', '/').edition.locale.tag).toBe('en');
  });

  it('is never kept for what no route knows, or for unusual spellings', () => {
    expect(read(undefined, '/a/b/c').cacheable).toBe(false);
    expect(read(undefined, '/Teams/bayern').cacheable).toBe(false);
    expect(read(undefined, '/teams/b%61yern').cacheable).toBe(false);
    expect(read(undefined, '//bayern').cacheable).toBe(false);
  });

  it('of data names the routes to load only as the router does', () => {
    expect(keyOf('/teams/bayern.data?_routes=team')).toBe('/teams/bayern.data?_routes=team');
    expect(keyOf('/teams/bayern.data?_routes=home')).toBe('/teams/bayern.data');
    expect(keyOf('/teams/bayern.data?_routes=team,team')).toBe('/teams/bayern.data');
    expect(keyOf('/_.data?_routes=home&date=2024-04-06')).toBe('/_.data?date=2024-04-06&_routes=home');
    expect(read(undefined, '/de.data').edition.locale.tag).toBe('de');
    expect(read(undefined, '/de/_.data').edition.locale.tag).toBe('de');
  });

  it('is the root only as a document without known parameters', () => {
    expect(read(undefined, '/?utm_source=mail').isRoot).toBe(true);
    expect(read(undefined, '/?tab=live').isRoot).toBe(false);
    expect(read(undefined, '/_.data').isRoot).toBe(false);
    expect(read(undefined, '/de').isRoot).toBe(false);
  });

  it('moves an address with a slash at the end, and never to another host', () => {
    expect(read(undefined, '/teams/bayern/?a=1').movedTo).toBe('/teams/bayern?a=1');
    expect(read(undefined, '/de/').movedTo).toBe('/de');
    expect(read(undefined, '///evil.example/').movedTo).toBe('/evil.example');
    expect(read(undefined, '//').movedTo).toBe('/');
  });
});

describe('absolute addresses', () => {
  it('come from the language\'s domain where it has one, else from the public address', () => {
    const [en, , de] = editions.all;
    expect(editions.absolute(de?.locale as never, '/teams/bayern')).toBe('https://tipps.example/teams/bayern');
    expect(editions.absolute(en?.locale as never, '/')).toBe('https://tips.example/');
  });
});
