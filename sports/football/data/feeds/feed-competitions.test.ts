import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { feedCompetitions } from './feed-competitions.ts';

const catalogue = loadCatalogue();
const { openfootball } = feedCompetitions(catalogue);

it.each([
  ['Australia | A-League', 'australia.a-league-men'],
  ['Belgium First Division A', 'belgium.pro-league'],
  ['Denmark Superligaen', 'denmark.superliga'],
  ['Greek Super League', 'greece.super-league'],
  ['Northern Irish Premiership', 'northern-ireland.premiership'],
  ['Romania Liga 1', 'romania.superliga'],
  ['Scotland | Premiership', 'scotland.premiership'],
  ['Brasileiro Série A', 'brazil.serie-a'],
  ['Copa Libertadores', 'international.copa-libertadores'],
  ['UEFA Europa Conference League', 'international.conference-league'],
  ['Major League Soccer', 'usa.mls'],
  ['English Premier League', 'england.premier-league'],
  ['en.3', 'england.league-one'],
])('knows the title "%s" of openfootball as %s', (title, id) => {
  expect(openfootball(title)?.id).toBe(id);
});

it('reads a title with its accents or without', () => {
  expect(openfootball('Primera Division de Espana')?.id).toBe('spain.laliga');
  expect(openfootball('Turkish Super Lig')?.id).toBe('turkey.super-lig');
});

it('does not take a league for one of another country or another division', () => {
  expect(openfootball('Premiership')).toBeUndefined();
  expect(openfootball('Russian Premier League')).toBeUndefined();
  expect(openfootball('Denmark 1. Division')).toBeUndefined();
});

it('has a name of openfootball for every league of men, and none for two', () => {
  const tournaments = catalogue.countries.flatMap(({ country, tournaments: ofCountry }) =>
    ofCountry.map((tournament) => ({ ...tournament, id: `${country.slug}.${tournament.slug}` })),
  );
  const nameless = tournaments.filter(
    ({ type, gender, feeds }) => type === 'league' && gender === 'men' && feeds?.openfootball === undefined,
  );
  expect(nameless.map(({ id }) => id)).toEqual([]);
  const names = tournaments.flatMap(({ feeds }) => (feeds?.openfootball ?? []).map(foldName));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
