import { describe, expect, it } from 'vitest';
import { type Address, address } from '#app/addresses/address.ts';
import { day, oneOf, text, uncached } from '#app/addresses/parameter.ts';
import { createPageFinder } from '#app/document/find-page.ts';
import { definePage, type Page } from '#app/document/page.ts';
import { createLocaleSites } from '#app/i18n/locale-sites.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import { readSettings } from '#server/start/settings.ts';
import { createAddressReader, pageKey } from './page-address.ts';

function page<Path extends string, Declared extends object>(at: Address<Path, Declared>, isPersonal = false): Page {
  return definePage(import.meta.url, at, { load: () => null, head: () => ({}) as PageHead, View: () => null, isPersonal });
}
const findPage = createPageFinder([
  page(address('/', { date: day, tab: oneOf(['live']) })),
  page(address('/search', { q: uncached(text(/^.{1,20}$/)) })),
  page(address('/offers'), true),
  page(address('/teams/:slug')),
  page(address('/:slug')),
]);
const localeSites = createLocaleSites(
  readSettings({ PUBLIC_URL: 'https://tips.example', DOMAIN_DE: 'tipps.example' }, 'no such file').addresses,
  '',
);
const read = createAddressReader(localeSites, findPage, (path) => (path === '/fun-facts' ? '/sports-life' : undefined));
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
    expect(read(undefined, '/pt_br/teams/flamengo').localeSite.locale.tag).toBe('pt-BR');
    expect(read(undefined, '/pt_br/teams/flamengo').cacheable).toBe(true);
    expect(read(undefined, '/depot').localeSite.locale.tag).toBe('en');
  });

  it("gives the pages of a language's own domain a place of their own", () => {
    const page = read('Tipps.example:8443', '/teams/bayern');
    expect(page.localeSite.locale.tag).toBe('de');
    expect(page.key).not.toBe(keyOf('/teams/bayern'));
    expect(page.key).toBe(pageKey(localeSites, 'tipps.example', page.url));
  });

  it("speaks English on a host that is nobody's domain", () => {
    expect(read('evil.example', '/').localeSite.locale.tag).toBe('en');
  });

  it('is never kept for what is no page, or for unusual spellings', () => {
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

  it('is none where a parameter says nothing', () => {
    expect(read(undefined, '/?date=2024-02-30')).toMatchObject({ page: undefined, cacheable: false });
  });

  it('belongs to one visitor alone where its page says so', () => {
    expect(read(undefined, '/de/offers').isPersonal).toBe(true);
    expect(read(undefined, '/de/offer').isPersonal).toBe(false);
  });

  it("of a page's data as JSON is known by the page, with its parameters and language", () => {
    expect(read(undefined, '/_payload.json?date=2024-04-06&a=b')).toMatchObject({
      url: '/_payload.json?date=2024-04-06',
      isPayload: true,
      isRoot: false,
      cacheable: true,
    });
    expect(read(undefined, '/de/teams/bayern/_payload.json')).toMatchObject({ url: '/de/teams/bayern/_payload.json', cacheable: true });
    expect(read(undefined, '/de/_payload.json').localeSite.locale.tag).toBe('de');
    expect(read(undefined, '/a/b/c/_payload.json').cacheable).toBe(false);
    expect(read(undefined, '/teams/bayern').isPayload).toBe(false);
  });

  it('is the root only as a document without known parameters', () => {
    expect(read(undefined, '/?utm_source=mail').isRoot).toBe(true);
    expect(read(undefined, '/?tab=live').isRoot).toBe(false);
    expect(read(undefined, '/_payload.json').isRoot).toBe(false);
    expect(read(undefined, '/de').isRoot).toBe(false);
  });

  it('moves an address with a slash at the end, and never to another host', () => {
    expect(read(undefined, '/teams/bayern/?a=1').movedTo).toBe('/teams/bayern');
    expect(read(undefined, '/de/').movedTo).toBe('/de');
    expect(read(undefined, '///evil.example/').movedTo).toBe('/evil.example');
    expect(read(undefined, '//').movedTo).toBe('/');
  });
});

describe('absolute addresses', () => {
  it("come from the language's domain where it has one, else from the public address", () => {
    const [en, , de] = localeSites.all;
    expect(localeSites.absolute(de?.locale as never, '/teams/bayern')).toBe('https://tipps.example/teams/bayern');
    expect(localeSites.absolute(en?.locale as never, '/')).toBe('https://tips.example/');
  });

  it('names the present address of what was moved, at once and in its language, whatever stands at the end', () => {
    for (const end of ['', '/', '/?utm_source=mail']) {
      expect(read(undefined, `/fun-facts${end}`).presentAddress).toBe('/sports-life');
      expect(read(undefined, `/gr/fun-facts${end}`).presentAddress).toBe('/gr/sports-life');
    }
    expect(read('tipps.example', '/fun-facts').presentAddress).toBe('/sports-life');
    expect(read(undefined, '/sports-life').presentAddress).toBeUndefined();
  });

  it('takes the data of what was moved along', () => {
    expect(read(undefined, '/gr/fun-facts/_payload.json').presentAddress).toBe('/gr/sports-life/_payload.json');
  });
});
