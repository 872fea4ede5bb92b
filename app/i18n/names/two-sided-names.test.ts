import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { germanNouns } from '#languages/de/prose/nouns/nouns.ts';
import { loadBasketballCatalogue } from '#sports/basketball/data/catalogue/basketball-catalogue.ts';
import { basketballClubName, basketballNoun } from './basketball-club-names.server.ts';
import { atTennisTournament, tennisTournamentName } from './tennis-tournament-names.server.ts';

const wimbledon = { slug: 'wimbledon-women', name: 'Wimbledon' };
const nuggets = { slug: 'denver-nuggets', name: 'Denver Nuggets', short: 'Nuggets', isOfNba: true };

describe('a tournament', () => {
  it('has a name of its own where readers say it otherwise, the same for women', () => {
    expect(languages.map((tag) => tennisTournamentName(tag, wimbledon))).toEqual(
      languages.map((tag) => (tag === 'el' ? 'Γουίμπλεντον' : 'Wimbledon')),
    );
    expect(tennisTournamentName('cs', { slug: 'french-open', name: 'French Open' })).toBe('Roland Garros');
    expect(tennisTournamentName('de', { slug: 'vienna', name: 'Vienna' })).toBe('Wien');
  });

  it('has the catalogue’s name where nobody has written another', () => {
    expect(tennisTournamentName('es', { slug: 'acapulco', name: 'Acapulco' })).toBe('Acapulco');
    expect(atTennisTournament('es', { slug: 'acapulco', name: 'Acapulco' })).toBe('en Acapulco');
  });

  it('is a place with the preposition that it takes', () => {
    expect(languages.map((tag) => atTennisTournament(tag, wimbledon)).sort()).toEqual(
      ['a Wimbledon', 'at Wimbledon', 'em Wimbledon', 'en Wimbledon', 'in Wimbledon', 've Wimbledonu', 'στο Γουίμπλεντον'].sort(),
    );
    expect(atTennisTournament('de', { slug: 'us-open', name: 'US Open' })).toBe('bei den US Open');
  });
});

it('a club of basketball is in Greek letters for Greek, and as its league has it elsewhere', () => {
  expect(basketballClubName('el', nuggets, 'full')).toBe('Ντένβερ Νάγκετς');
  expect(basketballClubName('el', nuggets, 'short')).toBe('Νάγκετς');
  expect(basketballClubName('it', nuggets, 'full')).toBe('Denver Nuggets');
});

describe('a club of Europe', () => {
  const clubs = loadBasketballCatalogue().competitions.flatMap((competition) =>
    competition.clubs.map(({ slug, name, short }) => ({ slug, name, short, isOfNba: competition.slug === 'nba' })),
  );

  it('is in Greek letters for Greek, by the address that it has on the site', () => {
    expect(clubs.map((club) => basketballClubName('el', club, 'full')).filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([]);
  });

  it('is called as the same club is in football, where readers have a name of their own for it', () => {
    const bayern = clubs.find(({ slug }) => slug === 'bayern-munchen-basketball') ?? expect.fail();
    expect(basketballClubName('it', bayern, 'full')).toBe('Bayern Monaco');
    expect(basketballClubName('de', bayern, 'full')).toBe('Bayern München');
  });

  it('is bent as the same club is in football, by whose address its own begins', () => {
    const bayern = clubs.find(({ slug }) => slug === 'bayern-munchen-basketball') ?? expect.fail();
    const tables = { clubs: { 'bayern-munchen': 'der FC Bayern' }, competitions: {}, countries: {}, towns: {} };
    expect(String(basketballNoun('de', bayern, germanNouns, tables).full)).toBe('der FC Bayern');
  });
});
