import { expect, it } from 'vitest';
import { oddsAddress } from './odds.address.ts';

const read = (query: string) => oddsAddress.read({}, new URLSearchParams(query));

it('an address says what it was made of', () => {
  const filters = { day: 1, market: 'goals', selection: 'over', country: 'costa-rica', league: 17 } as const;
  const values = { ...filters, sort: 'above-average', reversed: true, page: 3 } as const;
  const written = oddsAddress.href(values);
  expect(written).toBe('/odds?day=1&market=goals&selection=over&country=costa-rica&league=17&sort=above-average&reversed=1&page=3');
  expect(oddsAddress.read({}, new URL(written, 'https://example.org').searchParams).values).toEqual(values);
});

it('the results of today, by competition, are the page’s own path', () => {
  expect(oddsAddress.href(oddsAddress.absent)).toBe('/odds');
});

it.each(['market=corners', 'selection=1-0', 'sort=price', 'reversed=yes', 'country=<b>', 'day=3', 'page=0', 'market=result&sort=league'])(
  'what is not understood, and what is usual, is left out: %s',
  (query) => {
    expect(read(query)).toEqual({ values: oddsAddress.absent, search: '', isCacheable: true });
  },
);

it.each(['page=100', 'league=2147483648'])('a number that nothing can have is no page: %s', (query) => {
  expect(read(query).values).toBeUndefined();
});
