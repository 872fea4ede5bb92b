import { describe, expect, it } from 'vitest';
import { knownParameters } from '#app/known-parameters.ts';
import { priceBands } from '#domain/tip/price-band.ts';
import { tippedMarkets } from '#domain/tip/tip-rule.ts';
import { ledgerFilterOf, parseRecordAddress, recordPath, tipResults } from './record-address.ts';

const parse = (search: string) => parseRecordAddress(new URLSearchParams(search));

describe('the address of the track record', () => {
  it('survives being read and written', () => {
    const search =
      'period=2026-11&competition=england.premier-league&market=total-goals&price=1.80-2.19&result=half-lost&before=1284&record=7';
    expect(recordPath(parse(search))).toBe(`/track-record?${search}`);
    expect(recordPath(parse(''))).toBe('/track-record');
  });

  it('passes over what means nothing', () => {
    expect(recordPath(parse('period=2026-13&competition=x&market=corners&price=2&result=great&before=0&record=-1'))).toBe('/track-record');
  });

  it('is known to the page cache in all its values', () => {
    const known = knownParameters['pages/track-record/track-record'] ?? {};
    expect(Object.keys(known)).toEqual(['period', 'competition', 'market', 'price', 'result', 'before', 'record']);
    for (const market of tippedMarkets) expect(known.market?.kept?.test(market)).toBe(true);
    for (const { band } of priceBands) expect(known.price?.kept?.test(band)).toBe(true);
    for (const result of tipResults) expect(known.result?.kept?.test(result)).toBe(true);
  });
});

describe('the tips that an address means', () => {
  it('are those of a month or a year in UTC', () => {
    expect(ledgerFilterOf(parse('period=2026-12'))).toMatchObject({
      from: new Date('2026-12-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    });
    expect(ledgerFilterOf(parse('period=2026'))).toMatchObject({
      from: new Date('2026-01-01T00:00:00Z'),
      to: new Date('2027-01-01T00:00:00Z'),
    });
  });

  it('lie in a range of prices, the first one open below and the last one above', () => {
    expect(ledgerFilterOf(parse('price=1.80-2.19'))).toMatchObject({ leastOdds: 1.8, belowOdds: 2.2 });
    expect(ledgerFilterOf(parse('price=below-1.20'))).toMatchObject({ leastOdds: undefined, belowOdds: 1.2 });
    expect(ledgerFilterOf(parse('price=3.00-up'))).toMatchObject({ leastOdds: 3, belowOdds: undefined });
  });
});
