import { describe, expect, it } from 'vitest';
import { pricedMarkets } from '#domain/sports/markets-of-sports.ts';
import { priceBands } from '#domain/tip/price-band.ts';
import { tipResults, trackRecordAddress } from './track-record.address.ts';

const read = (query: string) => trackRecordAddress.read({}, new URLSearchParams(query));

describe('the address of the track record', () => {
  it('survives being read and written', () => {
    const query =
      'period=2026-11&competition=england.premier-league&market=total-goals&price=1.80-2.19&result=half-lost&more=2&before=1284&record=7&utc=-300';
    const { values } = read(query);
    expect(values && trackRecordAddress.href(values)).toBe(`/track-record?${query}`);
    expect(trackRecordAddress.href({})).toBe('/track-record');
  });

  it.each([
    'period=2026-13&competition=x&market=corners&price=2&result=great&more=1&before=0&record=-1',
    'period=&competition=&market=&price=&result=',
  ])('passes over what means nothing: %s', (query) => {
    expect(read(query)).toEqual({ values: trackRecordAddress.absent, search: '', isCacheable: true });
  });

  it('takes every market, range of prices and result, and keeps their pages', () => {
    for (const [name, values] of [
      ['market', pricedMarkets],
      ['price', priceBands.map(({ band }) => band)],
      ['result', tipResults],
    ] as const) {
      for (const value of values) expect(read(`${name}=${value}`)).toMatchObject({ values: { [name]: value }, isCacheable: true });
    }
  });

  it('keeps no page of a single record, of which there are too many', () => {
    expect([read('record=7').isCacheable, read('before=1284').isCacheable]).toEqual([false, false]);
  });

  it('is no page with a number that no record can have', () => {
    expect(read('record=2147483648').values).toBeUndefined();
  });
});
