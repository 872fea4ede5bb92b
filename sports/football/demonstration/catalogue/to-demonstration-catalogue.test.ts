import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { toDemonstrationCatalogue } from './to-demonstration-catalogue.ts';

const { tournaments } = toDemonstrationCatalogue(loadCatalogue());
const relegated = (id: string) => tournaments.find((tournament) => tournament.id === id)?.relegated;

it('sends down as many clubs as the league does, where the league below is listed', () => {
  expect(relegated('england.premier-league')).toBe(3);
  expect(relegated('england.league-one')).toBe(4);
  expect(relegated('germany.bundesliga')).toBe(2);
  expect(relegated('scotland.premiership')).toBe(1);
});

it('lets nobody go where no league below is listed, nor women to men’s leagues', () => {
  expect(relegated('england.national-league')).toBeUndefined();
  expect(relegated('england.womens-super-league')).toBeUndefined();
  expect(relegated('greece.super-league')).toBeUndefined();
});

it('knows the conferences of MLS, and the formats by which its seasons are played', () => {
  const mls = tournaments.find(({ id }) => id === 'usa.mls');
  expect(Object.keys(mls?.groups ?? {})).toEqual(['Eastern Conference', 'Western Conference']);
  const members = Object.values(mls?.groups ?? {}).flat();
  expect(members.toSorted()).toEqual(mls?.clubs.map(({ slug }) => slug).toSorted());
  expect(mls?.groups?.['Western Conference']).toContain('la-galaxy');
  expect(mls?.formats?.at(-1)?.stages.map(({ id }) => id)).toEqual(['regular-season', 'play-offs']);
});
