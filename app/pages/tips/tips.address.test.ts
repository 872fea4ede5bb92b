import { describe, expect, it } from 'vitest';
import { tipsAddress } from './tips.address.ts';

const read = (query: string) => tipsAddress.read({}, new URLSearchParams(query));
const allOfToday = { values: tipsAddress.absent, search: '', isCacheable: true };

describe('the address of the tips', () => {
  it('without parameters is all of today', () => {
    expect(read('')).toEqual(allOfToday);
    expect(tipsAddress.href({})).toBe('/tips');
  });

  it.each([
    'date=2026-11-21',
    'market=total-goals&price=1.50-1.79&chance=50&competition=england.premier-league',
    'date=2026-11-20&order=value&more=2&utc=-300',
  ])('%s is the same after it was read and written', (query) => {
    const { values } = read(query);
    expect(values && tipsAddress.href(values)).toBe(`/tips?${query}`);
  });

  it('takes the empty fields of a form as absent', () => {
    expect(read('market=&price=&chance=&competition=')).toEqual(allOfToday);
  });

  it.each(['market=correct-score', 'price=2', 'chance=55', 'competition=../x', 'order=time', 'order=kickoff', 'more=1'])(
    'takes %s as if it were not there',
    (query) => {
      expect(read(query)).toEqual(allOfToday);
    },
  );

  it.each(['date=2026-02-30', 'more=21', 'utc=7'])('is no page with %s', (query) => {
    expect(read(query).values).toBeUndefined();
  });

  it('keeps no page of a least chance or of one competition, of which there are too many', () => {
    expect([read('chance=50').isCacheable, read('competition=england.premier-league').isCacheable]).toEqual([false, false]);
    expect(read('market=total-goals&price=1.50-1.79').isCacheable).toBe(true);
  });
});
