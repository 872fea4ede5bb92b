import { expect, it } from 'vitest';
import { oddsPath, readOddsAddress } from './odds-address.ts';

it.each([
  { day: 0, league: undefined },
  { day: 2, league: undefined },
  { day: 0, league: 17 },
  { day: 1, league: 17 },
])('an address says what it was made of: %o', (asked) => {
  expect(readOddsAddress(new URL(oddsPath(asked), 'https://example.org').searchParams)).toEqual(asked);
});

it.each(['day=3', 'day=-1', 'league=0', 'league=x', 'day=&league='])('what is not understood is left out: %s', (query) => {
  expect(readOddsAddress(new URLSearchParams(query))).toEqual({ day: 0, league: undefined });
});
