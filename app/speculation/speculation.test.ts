import { describe, expect, it } from 'vitest';
import type { Parameter } from '#app/addresses/parameter.ts';
import { pages } from '#app/pages.ts';
import { mayBePrefetched, speculationRules } from './speculation.ts';

const here = { origin: 'https://example.org', prefix: '/de' };
const ahead = (address: string) => mayBePrefetched(new URL(address, here.origin), here);
const leftOut = (speculationRules(['', '/de']).prefetch[0] as { where: { and: { not?: { href_matches?: URLPatternInit[] } }[] } }).where
  .and[1]?.not?.href_matches as URLPatternInit[];
/** Returns true when the rules exclude an address, read as a browser reads them. */
const matches = (address: string) =>
  leftOut.some((pattern) => new URLPattern({ ...pattern, baseURL: here.origin }).test(address, here.origin));

const requested = [
  '/',
  '/de',
  '/de/tips',
  '/?date=2026-11-22',
  '/de/england/premier-league',
  '/bayern-munich-arsenal-2026-11-22',
  '/odds?day=1',
];
const unasked = [
  '/search?q=bayern',
  '/de/search',
  '/votes/soccer/7',
  '/de/offers/bet365',
  '/goto/bet365',
  '/market/bet365/soccer/row',
  '/language/de?to=%2F',
  '/feed',
  '/?tab=favorites&ids=m7.t3',
  '/de?ids=m7',
  '/track-record/ledger.csv',
  '/tips/feed.xml',
  '/contact',
];

describe('what a browser asks for ahead', () => {
  it.each(requested)('is %s', (address) => {
    expect(matches(address)).toBe(false);
    expect(ahead(address)).toBe(true);
  });

  it.each(unasked)('is not %s', (address) => {
    expect(matches(address)).toBe(true);
    expect(ahead(address)).toBe(false);
  });

  it('is no page that is made for one visitor', () => {
    const personal = pages.filter(({ isPersonal }) => isPersonal).map(({ address }) => address.path.replace(/:\w+/g, 'x'));
    expect(personal.filter((path) => ahead(path) || !matches(path))).toEqual([]);
  });

  it('is no page that is kept for nobody', () => {
    const texts = ['1', '2', '40', 'm1', 'a.b', 'value', '2026', '2026-11-22'];
    const notStored = pages.flatMap(({ address: { path, parameters } }) =>
      Object.entries(parameters as Record<string, Parameter<unknown>>)
        .filter(([, { shape, parse, isCacheable }]) =>
          texts.some((text) => shape.test(text) && parse(text) !== undefined && !isCacheable(parse(text))),
        )
        .map(([name]) => `${path.replace(/:\w+/g, 'x')}?${name}=1`),
    );
    expect(notStored.length).toBeGreaterThan(0);
    expect(notStored.filter((address) => ahead(address) || !matches(address))).toEqual([]);
  });
});
