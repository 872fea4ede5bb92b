import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { standings } from '#domain/tournament/standings.ts';
import { toDemonstrationCatalogue } from '../catalogue/to-demonstration-catalogue.ts';
import { regularGoals } from '../match/match-play.ts';
import { leagueFixtures } from '../season/league-fixtures.ts';
import { ClubStrengths } from './club-strength.ts';
import { renown } from './renown.ts';

const catalogue = toDemonstrationCatalogue(loadCatalogue());
const seeds = Array.from({ length: 40 }, (_, seed) => seed * 7919 + 1);

/** Returns the places of a club in the final tables of a league's season by many seeds, from 1. */
function placesOf(league: string, club: string): number[] {
  const tournament = catalogue.tournaments.find(({ id }) => id === league);
  if (tournament === undefined) throw new Error(`no league ${league}`);
  return seeds.map((seed) => {
    const matches = leagueFixtures(tournament, 2026, new ClubStrengths(catalogue, seed)).map((fixture) => ({
      homeId: fixture.home,
      awayId: fixture.away,
      kickoffUtc: new Date(fixture.number),
      goals: regularGoals(fixture.seed, fixture.expected),
    }));
    const table = standings([...tournament.clubs.keys()], matches, { tieBreak: tournament.tieBreak });
    return 1 + table.findIndex(({ teamId }) => tournament.clubs[teamId]?.slug === club);
  });
}

describe('the strength of a club', () => {
  it.each([
    ['england.premier-league', 'manchester-city', 7],
    ['germany.bundesliga', 'bayern-munchen', 6],
    ['spain.laliga', 'real-madrid', 7],
    ['italy.serie-a', 'inter', 7],
    ['brazil.serie-a', 'flamengo', 7],
  ])('in %s brings %s into the upper third of the table in most seasons', (league, club, third) => {
    const above = placesOf(league, club).filter((place) => place <= third);
    expect(above.length).toBeGreaterThan(0.7 * seeds.length);
  });

  it('leaves a club without renown any place but rarely the first', () => {
    const places = placesOf('england.premier-league', 'brentford');
    expect(places.filter((place) => place === 1).length).toBeLessThan(0.1 * seeds.length);
    expect(new Set(places).size).toBeGreaterThan(8);
  });

  it('follows the tier: the first of the second league is no match for those of the first', () => {
    const strengths = new ClubStrengths(catalogue, 7);
    const league = (id: string) => catalogue.tournaments.find((tournament) => tournament.id === id)?.clubs ?? [];
    const [first, second] = [league('england.premier-league'), league('england.league-one')];
    const leads = first.map((home, at) => {
      const { home: own, away: other } = strengths.expectedGoals(home, second[at] as (typeof second)[number], 20_000, true);
      return own - other;
    });
    expect(leads.reduce((sum, lead) => sum + lead, 0) / leads.length).toBeGreaterThan(1);
  });
});

it('renown is of clubs that the catalogue has', () => {
  const slugs = new Set(catalogue.tournaments.flatMap(({ clubs }) => clubs.map(({ slug }) => slug)));
  const renowned = Object.values(renown).flatMap((ofLevel) => ofLevel.trim().split(/\s+/));
  expect(renowned.filter((slug) => !slugs.has(slug))).toEqual([]);
});
