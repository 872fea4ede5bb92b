import { expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { foldName } from '#domain/team/fold-name.ts';
import { feedCompetitions } from './feed-competitions.ts';

const catalogue = loadCatalogue();
const { openfootball, footballData } = feedCompetitions(catalogue);

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
  ['World Cup', 'international.world-cup'],
  ['UEFA Euro', 'international.european-championship'],
])('knows the title "%s" of openfootball as %s', (title, id) => {
  expect(openfootball(title)?.id).toBe(id);
});

it.each([
  ['Argentina Copa De La Liga Profesional', 'argentina.copa-de-la-liga'],
  ['Austria Bundesliga', 'austria.bundesliga'],
  ['Denmark Superliga', 'denmark.superliga'],
  ['Finland Veikkausliiga', 'finland.veikkausliiga'],
  ['Ireland Premier Division', 'ireland.premier-division'],
  ['Norway Eliteserien', 'norway.eliteserien'],
  ['Poland Ekstraklasa', 'poland.ekstraklasa'],
  ['Romania Superliga', 'romania.superliga'],
  ['Russia Premier League', 'russia.premier-league'],
  ['Switzerland Super League', 'switzerland.super-league'],
  // The relegation play-off of 2021, which has the lower league's name in that year alone.
  ['Switzerland Challenge League', 'switzerland.super-league'],
])('knows the further league "%s" of football-data as %s', (code, id) => {
  expect(footballData.tournamentOf(code)).toBe(id);
});

it('reads a title with its accents or without', () => {
  expect(openfootball('Primera Division de Espana')?.id).toBe('spain.laliga');
  expect(openfootball('Turkish Super Lig')?.id).toBe('turkey.super-lig');
});

it('does not take a league for one of another country or another division', () => {
  expect(openfootball('Premiership')).toBeUndefined();
  expect(openfootball('Belarusian Premier League')).toBeUndefined();
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
