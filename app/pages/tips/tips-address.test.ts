import { expect, it } from 'vitest';
import { allOfToday, readTipsAddress, tipsPath } from './tips-address.ts';

const read = (query: string) => readTipsAddress(new URLSearchParams(query));

it('without parameters is all of today', () => {
  expect(read('')).toEqual(allOfToday);
  expect(tipsPath(allOfToday)).toBe('/tips');
});

it.each([
  'date=2026-11-21',
  'market=total-goals&price=1.50-1.79&chance=50&competition=england.premier-league',
  'date=2026-11-20&order=value&more=2&utc=-300',
])('%s is the same after it was read and written', (query) => {
  const address = read(query);
  expect(address && tipsPath(address)).toBe(`/tips?${query}`);
});

it('takes the empty fields of a form as absent', () => {
  expect(read('market=&price=&chance=&competition=')).toEqual(allOfToday);
});

it.each([
  'date=2026-02-30',
  'market=correct-score',
  'price=2',
  'chance=55',
  'competition=../x',
  'order=time',
  'more=1',
  'more=21',
  'utc=7',
])('%s says nothing', (query) => {
  expect(read(query)).toBeUndefined();
});
