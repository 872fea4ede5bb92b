import { describe, expect, it } from 'vitest';
import { classifyCompetition } from './competition-level.ts';

const levelOf = (name: string) => classifyCompetition(name).level;
const genderOf = (name: string) => classifyCompetition(name).gender;

describe('the level of a competition', () => {
  it.each([
    'UEFA U21 Championship',
    'Copa do Brasil U20',
    'Paulista - U20',
    'Sub-17 Nacional',
    'FA Youth Cup',
    'Campionato Primavera - 1',
    'DFB Junioren Pokal',
    'Júniores U19',
    'Premier League 2 Division One',
    'Brasileiro de Aspirantes',
  ])('of %s is youth', (name) => {
    expect(levelOf(name)).toBe('youth');
  });

  it.each(['Reserve League', 'Reserve Pro League', 'Liga de Reservas'])('of %s is that of second teams', (name) => {
    expect(levelOf(name)).toBe('reserves');
  });

  it.each(['Friendlies', 'Friendlies Women', 'Friendlies Clubs', 'Emirates Cup', 'International Champions Cup'])(
    'of %s is that of matches without anything at stake',
    (name) => {
      expect(levelOf(name)).toBe('friendly');
    },
  );

  it.each([
    'Serie B',
    'Liga 2',
    'Thai League 2',
    'NB III - Southeast',
    'Juventude Cup',
    'J1 League',
    'FA Trophy',
    'National 3 - Group J',
    'Primera B',
  ])('of %s is that of first teams', (name) => {
    expect(levelOf(name)).toBe('senior');
  });
});

it.each([
  'Frauen Bundesliga',
  'FA WSL',
  'NWSL Women',
  'Feminine Division 1',
  'Liga MX Femenil',
  'Primera División Femenina',
  'Serie A Femminile',
  'Damallsvenskan',
  'Toppserien',
  'USL W League',
  'World Cup - U20 - Women',
  'Brasileiro Feminino',
])('%s is played by women', (name) => {
  expect(genderOf(name)).toBe('women');
});

it.each(['Premier League', 'CONMEBOL Sudamericana', 'Sudamericano U20', 'Eliteserien', 'W Connection Cup', 'Ladbrokes Premiership'])(
  '%s is played by men',
  (name) => {
    expect(genderOf(name)).toBe('men');
  },
);
