import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createEditions } from '#server/editions.ts';
import { readSettings } from '#server/settings.ts';
import { createAddressReader, pageKey } from './page-address.ts';

const loading = { module: { loader: () => null } };
const routes = {
  root: { id: 'root', path: '', ...loading },
  frame: { id: 'frame', parentId: 'root' },
  home: { id: 'home', parentId: 'frame', index: true, ...loading },
  match: { id: 'match', parentId: 'frame', path: ':slug', ...loading },
  team: { id: 'team', parentId: 'frame', path: 'teams/:slug', ...loading },
  search: { id: 'search', parentId: 'frame', path: 'search', ...loading },
  other: { id: 'other', parentId: 'frame', path: '*', ...loading },
} as unknown as ServerBuild['routes'];
const known = { home: { date: { kept: /^\d{4}-\d\d-\d\d$/ }, tab: { kept: /^live$/ } }, search: { q: { shown: /^.{1,20}$/ } } };
const editions = createEditions(readSettings({ PUBLIC_URL: 'https://tips.example', DOMAIN_DE: 'tipps.example' }, 'no such file'), '');
const read = createAddressReader(editions, routes, known, (path) => (path === '/fun-facts' ? '/sports-life' : undefined));
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

  it("gives the pages of a language's own domain a place of their own", () => {
    const page = read('Tipps.example:8443', '/teams/bayern');
    expect(page.edition.locale.tag).toBe('de');
    expect(page.key).not.toBe(keyOf('/teams/bayern'));
    expect(page.key).toBe(pageKey(editions, 'tipps.example', page.url));
  });

  it("speaks English on a host that is nobody's domain", () => {
    expect(read('evil.example', '/').edition.locale.tag).toBe('en');
  });

  it('is never kept for what no route knows, or for unusual spellings', () => {
    expect(read(undefined, '/a/b/c').cacheable).toBe(false);
    expect(read(undefined, '/Teams/bayern').cacheable).toBe(false);
    expect(read(undefined, '/teams/b%61yern').cacheable).toBe(false);
    expect(read(undefined, '//bayern').cacheable).toBe(false);
  });

  it('says that no route knows it', () => {
    expect(['/a/b/c', '/de/a/b/c', '/teams/bayern', '/bayern'].map((path) => read(undefined, path).isUnknown)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('takes over a parameter whose pages are not kept', () => {
    expect(read(undefined, '/search?q=bay%20ern&a=b')).toMatchObject({ url: '/search?q=bay+ern', cacheable: false });
    expect(read(undefined, '/search')).toMatchObject({ url: '/search', cacheable: true });
  });

  it('of data names the routes to load only as the router does', () => {
    expect(keyOf('/teams/bayern.data?_routes=team')).toBe('/teams/bayern.data?_routes=team');
    expect(keyOf('/teams/bayern.data?_routes=home')).toBe('/teams/bayern.data');
    expect(keyOf('/teams/bayern.data?_routes=team,team')).toBe('/teams/bayern.data');
    expect(keyOf('/_.data?_routes=home&date=2024-04-06')).toBe('/_.data?date=2024-04-06&_routes=home');
    expect(read(undefined, '/de.data').edition.locale.tag).toBe('de');
    expect(read(undefined, '/de/_.data').edition.locale.tag).toBe('de');
  });

  it("of a page's data as JSON is known by the page, with its parameters and language", () => {
    expect(read(undefined, '/_payload.json?date=2024-04-06&a=b')).toMatchObject({
      url: '/_payload.json?date=2024-04-06',
      isPayload: true,
      isRoot: false,
      cacheable: true,
    });
    expect(read(undefined, '/de/teams/bayern/_payload.json')).toMatchObject({ url: '/de/teams/bayern/_payload.json', cacheable: true });
    expect(read(undefined, '/de/_payload.json').edition.locale.tag).toBe('de');
    expect(read(undefined, '/a/b/c/_payload.json').cacheable).toBe(false);
    expect(read(undefined, '/teams/bayern').isPayload).toBe(false);
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
  it("come from the language's domain where it has one, else from the public address", () => {
    const [en, , de] = editions.all;
    expect(editions.absolute(de?.locale as never, '/teams/bayern')).toBe('https://tipps.example/teams/bayern');
    expect(editions.absolute(en?.locale as never, '/')).toBe('https://tips.example/');
  });

  it('names the present address of what was moved, at once and in its language, whatever stands at the end', () => {
    for (const end of ['', '/', '/?utm_source=mail']) {
      expect(read(undefined, `/fun-facts${end}`).presentAddress).toBe('/sports-life');
      expect(read(undefined, `/gr/fun-facts${end}`).presentAddress).toBe('/gr/sports-life');
    }
    expect(read('tipps.example', '/fun-facts').presentAddress).toBe('/sports-life');
    expect(read(undefined, '/sports-life').presentAddress).toBeUndefined();
  });

  it('leaves the data of a moved page to the router, which alone can tell the browser', () => {
    expect(read(undefined, '/fun-facts.data').presentAddress).toBeUndefined();
  });
});
