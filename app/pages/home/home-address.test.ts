import { describe, expect, it } from 'vitest';
import { homePath, readHomeAddress, today } from './home-address.ts';

const read = (query: string) => readHomeAddress(new URLSearchParams(query));

describe('the address of the home page', () => {
  it('without parameters is today', () => {
    expect(read('')).toEqual(today);
    expect(homePath(today)).toBe('/');
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
      const address = read(query);
      expect(address && homePath(address)).toBe(`/?${query}`);
    }
  });

  it('puts opened competitions in order, each once', () => {
    expect(read('open=17.4.17')?.open).toEqual([4, 17]);
  });

  it.each([
    'date=2023-02-30',
    'date=tomorrow',
    'date=',
    'tab=tips',
    'list=next',
    'order=price',
    'women=yes',
    'more=1',
    'more=51',
    'more=2.5',
    'more=-2',
    'open=0',
    'open=1.2.3.4.5.6.7.8.9.10.11.12.13',
    'open=2147483648',
    'utc=7',
    'utc=855',
    'utc=-735',
    'ids=p3',
    'ids=m',
    'ids=m1.',
    'ids=t1e3',
  ])('refuses %s', (query) => {
    expect(read(query)).toBeUndefined();
  });

  it('takes two hundred favourites and no more', () => {
    const ids = (count: number) => `tab=favorites&ids=${Array.from({ length: count }, (_, index) => `m${index + 1}`).join('.')}`;
    expect(read(ids(200))?.favourites).toHaveLength(200);
    expect(read(ids(201))).toBeUndefined();
  });
});
