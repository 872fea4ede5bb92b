import { expect, it } from 'vitest';
import { clubCodes } from '../feeds/nba-odds/club-codes.ts';
import { loadBasketballCatalogue } from './basketball-catalogue.ts';

const { competitions } = loadBasketballCatalogue();
const clubsOf = (slug: string) => competitions.find((competition) => competition.slug === slug)?.clubs ?? [];

it('knows the 30 clubs of the files of the NBA, five a division, and the 20 of the EuroLeague', () => {
  const nba = clubsOf('nba');
  expect(new Set(nba.map(({ slug }) => slug))).toEqual(new Set(Object.values(clubCodes)));
  const sizes = Map.groupBy(nba, ({ conference, division }) => `${conference} ${division}`);
  expect([...sizes].map(([key, clubs]) => `${key} ${clubs.length}`).sort()).toEqual([
    'east atlantic 5',
    'east central 5',
    'east southeast 5',
    'west northwest 5',
    'west pacific 5',
    'west southwest 5',
  ]);
  expect(clubsOf('euroleague')).toHaveLength(20);
});

it.each(['nba', 'euroleague'])('calls no two clubs of the %s the same, whichever of their names is used', (slug) => {
  const clubs = clubsOf(slug);
  const owners = clubs.flatMap((club) =>
    [...new Set([club.name, club.row ?? club.name, ...club.aliases])].map((name) => name.toLowerCase()),
  );
  expect(owners.filter((name, index) => owners.indexOf(name) !== index)).toEqual([]);
  for (const part of ['slug', 'code', 'short'] as const) expect(new Set(clubs.map((club) => club[part])).size).toBe(clubs.length);
});

it('has a name of at most 18 letters for every row', () => {
  const tooLong = competitions.flatMap(({ clubs }) => clubs.filter(({ name, row = name }) => row.length > 18));
  expect(tooLong.map(({ name }) => name)).toEqual([]);
});
