import { expect, it } from 'vitest';
import { placeOutlook, placeStep } from './place-chances.ts';

it('draws a place the darker the likelier it is', () => {
  expect([0, 0.009, 0.01, 0.049, 0.05, 0.1, 0.2, 0.39, 0.4, 1].map(placeStep)).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 5, 5]);
});

it('names the likeliest place and the range of nine times in ten', () => {
  // One in a hundred ends first, four in a hundred last: outside of what nine in ten come to.
  expect(placeOutlook([0.01, 0.3, 0.4, 0.25, 0.04])).toEqual({ likeliest: 3, chance: 0.4, from: 2, to: 4 });
  // One in twenty above and one in twenty below is what the range may leave out.
  expect(placeOutlook([0.05, 0.9, 0.05])).toEqual({ likeliest: 2, chance: 0.9, from: 2, to: 2 });
});

it('is sure of a club that is always first', () => {
  expect(placeOutlook([1, 0, 0])).toEqual({ likeliest: 1, chance: 1, from: 1, to: 1 });
});

it('reaches the last place where the club mostly ends there', () => {
  expect(placeOutlook([0, 0.1, 0.9])).toEqual({ likeliest: 3, chance: 0.9, from: 2, to: 3 });
});
