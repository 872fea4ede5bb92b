import { expect, it } from 'vitest';
import { oddsMovementsAddress } from './odds-movements.address.ts';

const read = (query: string) => oddsMovementsAddress.read({}, new URLSearchParams(query));

it.each([
  { day: 0, league: undefined },
  { day: 2, league: undefined },
  { day: 0, league: 17 },
  { day: 1, league: 17 },
])('an address says what it was made of: %o', (values) => {
  const { searchParams } = new URL(oddsMovementsAddress.href(values), 'https://example.org');
  expect(oddsMovementsAddress.read({}, searchParams).values).toEqual(values);
});

it('today and all competitions are the page’s own path', () => {
  expect(oddsMovementsAddress.href({ day: 0, league: undefined })).toBe('/odds/movements');
});

it.each(['day=3', 'day=-1', 'day=0', 'league=0', 'league=x', 'day=&league='])('what is not understood is left out: %s', (query) => {
  expect(read(query)).toEqual({ values: { day: 0, league: undefined }, search: '', isCacheable: true });
});

it('a number that no competition can have is no page', () => {
  expect(read('league=2147483648').values).toBeUndefined();
});
