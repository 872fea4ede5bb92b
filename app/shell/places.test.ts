import { expect, it } from 'vitest';
import { pages } from '#app/pages.ts';
import { currentPlace, places, standingPlaces } from './places.ts';

it('leads to pages that exist', () => {
  const paths = pages.map(({ address }) => address.path);
  for (const { path } of [...places, ...standingPlaces]) expect(paths).toContain(path);
});

it('marks the place that is shown, or the section in which it stands', () => {
  expect(currentPlace('/tips', '/tips')).toBe('page');
  expect(currentPlace('/betting-academy', '/betting-academy/odds-formats')).toBe('true');
  expect(currentPlace('/tips', '/tipster')).toBeUndefined();
  expect(currentPlace('/', '/tips')).toBeUndefined();
});
