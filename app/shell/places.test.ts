import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { currentPlace, places, standingPlaces } from './places.ts';

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [index === true ? '/' : `/${path ?? ''}`, ...pathsOf(children)]);
}

it('leads to pages that exist', async () => {
  const paths = pathsOf(await routes);
  for (const { path } of [...places, ...standingPlaces]) expect(paths).toContain(path);
});

it('marks the place that is shown, or the section in which it stands', () => {
  expect(currentPlace('/tips', '/tips')).toBe('page');
  expect(currentPlace('/betting-academy', '/betting-academy/odds-formats')).toBe('true');
  expect(currentPlace('/tips', '/tipster')).toBeUndefined();
  expect(currentPlace('/', '/tips')).toBeUndefined();
});
