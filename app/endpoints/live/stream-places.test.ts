import { expect, it } from 'vitest';
import { StreamPlaces } from './stream-places.ts';

it('an address that opens streams and leaves them at once is refused after so many, until ten seconds have passed', () => {
  let now = 5_000;
  const places = new StreamPlaces({ inAll: 10, ofAnAddress: 2, openingsOfAnAddress: 3, timer: () => now });
  const openAndLeave = (address: string) => {
    const leave = places.take(address);
    leave?.();
    return leave !== undefined;
  };
  expect([1, 2, 3, 4].map(() => openAndLeave('198.51.100.1'))).toEqual([true, true, true, false]);
  expect(openAndLeave('198.51.100.2')).toBe(true);
  now += 9_999;
  expect(openAndLeave('198.51.100.1')).toBe(false);
  now += 1;
  expect(openAndLeave('198.51.100.1')).toBe(true);
});

it('an opening that finds no place is not counted', () => {
  const places = new StreamPlaces({ inAll: 10, ofAnAddress: 1, openingsOfAnAddress: 2, timer: () => 0 });
  const leave = places.take('198.51.100.1');
  expect(places.take('198.51.100.1')).toBeUndefined();
  leave?.();
  expect(places.take('198.51.100.1')).toBeTypeOf('function');
});
