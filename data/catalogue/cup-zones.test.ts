import { describe, expect, it } from 'vitest';
import { type TableZone, zonesOf } from '#domain/tournament/table-zone.ts';
import { loadCatalogue } from './load-catalogue.ts';

const { tournaments = [] } = loadCatalogue().countries.find(({ country }) => country.slug === 'international') ?? {};
const zonesOfCup = (slug: string): readonly TableZone[] =>
  (tournaments.find((tournament) => tournament.slug === slug)?.zones ?? []) as readonly TableZone[];
const written = (zones: readonly TableZone[]) => zones.map(({ from, to, kind }) => `${from}-${to} ${kind}`);

describe.each(['champions-league', 'europa-league', 'conference-league'])('the %s', (slug) => {
  it('sends 1 to 8 of its league phase to the round of 16, 9 to 24 to the play-offs, and the others home', () => {
    expect(written(zonesOf(zonesOfCup(slug), '2025-26', false))).toEqual(['1-8 round-of-16', '9-24 knock-out-play-off', '25-36 out']);
    expect(zonesOf(zonesOfCup(slug), '2023-24', false)).toEqual([]);
  });
});

it.each([
  ['champions-league', '2023-24', ['1-2 round-of-16', '3-3 europa-league', '4-4 out']],
  ['europa-league', '2023-24', ['1-1 round-of-16', '2-2 knock-out-play-off', '3-3 conference-league', '4-4 out']],
  ['europa-league', '2020-21', ['1-2 round-of-32', '3-4 out']],
  ['conference-league', '2023-24', ['1-1 round-of-16', '2-2 knock-out-play-off', '3-4 out']],
  ['copa-libertadores', '2026', ['1-2 round-of-16', '3-3 sudamericana', '4-4 out']],
])('the groups of the %s in %s lead where they led', (slug, season, expected) => {
  expect(written(zonesOf(zonesOfCup(slug), season, true))).toEqual(expected);
});
