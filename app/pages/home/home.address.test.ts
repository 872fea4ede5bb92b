import { describe, expect, it } from 'vitest';
import { homeAddress } from './home.address.ts';

const read = (query: string) => homeAddress.read({}, new URLSearchParams(query));

describe('the address of the home page', () => {
  it('without parameters is today', () => {
    expect(read('')).toEqual({ values: homeAddress.absent, search: '', isCacheable: true });
    expect(homeAddress.href({})).toBe('/');
  });

  it('is the same after it was read and written', () => {
    for (const query of [
      'date=2026-11-21',
      'tab=live&women=1',
      'date=2026-11-21&list=previous&more=3',
      'order=time&tip=1&women=1&utc=-300',
      'more=2&open=4.17',
      'tab=favorites&ids=m12.t4.c8',
    ]) {
      const { values } = read(query);
      expect(values && homeAddress.href(values)).toBe(`/?${query}`);
    }
  });

  it('puts opened competitions in order, each once', () => {
    expect(read('open=17.4.17').values?.open).toEqual([4, 17]);
    expect(read('open=17.4.17').search).toBe('?open=4.17');
  });

  it.each(['date=2023-02-30', 'more=51', 'open=2147483648', 'utc=7', 'utc=855', 'utc=-735'])('is no page with %s', (query) => {
    expect(read(query).values).toBeUndefined();
  });

  it.each([
    'date=tomorrow',
    'date=',
    'tab=tips',
    'list=next',
    'order=price',
    'women=yes',
    'more=1',
    'more=2.5',
    'more=-2',
    'open=0',
    'ids=p3',
    'ids=m',
    'ids=m1.',
    'ids=t1e3',
    'utm_source=x',
  ])('takes %s as if it were not there', (query) => {
    expect(read(query)).toEqual({ values: homeAddress.absent, search: '', isCacheable: true });
  });

  it('takes two hundred favourites and no more, and keeps the page of nobody’s favourites', () => {
    const ids = (count: number) => `tab=favorites&ids=${Array.from({ length: count }, (_, index) => `m${index + 1}`).join('.')}`;
    expect(read(ids(200)).values?.ids).toHaveLength(200);
    expect(read(ids(200)).isCacheable).toBe(false);
    expect(read(ids(201)).values).toBeUndefined();
  });
});
