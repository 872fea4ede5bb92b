import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language/languages.ts';
import { groundAndTown, groundName, townName } from './place-names.server.ts';

interface Club {
  readonly town?: string;
  readonly ground?: string;
}

const folder = new URL('../../../data/catalogue/countries/', import.meta.url);
const clubsOf = (file: string) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { clubs?: readonly Club[] }).clubs ?? [];
const clubs = readdirSync(folder).flatMap(clubsOf);
const towns = [...new Set(clubs.flatMap(({ town }) => town ?? []))];
const grounds = [...new Set(clubs.flatMap(({ ground }) => ground ?? []))];

describe('a town by itself', () => {
  it.each([
    ['cs', 'Mnichov'],
    ['de', 'München'],
    ['en', 'Munich'],
    ['es', 'Múnich'],
    ['el', 'Μόναχο'],
    ['it', 'Monaco di Baviera'],
    ['pt-BR', 'Munique'],
  ] as const)('is written in %s as its readers write it', (language, name) => {
    expect(townName(language, 'München')).toBe(name);
  });

  it('has no article, but in Italian, whose signposts have it', () => {
    expect([townName('pt-BR', 'Porto'), townName('el', 'A Coruña')]).toEqual(['Porto', 'Λα Κορούνια']);
    expect([townName('it', 'Den Haag'), townName('it', 'Cairo')]).toEqual(['L’Aia', 'Il Cairo']);
  });

  it('is what the catalogue calls it where no editor says otherwise, with a curly apostrophe', () => {
    expect(townName('de', 'Liverpool')).toBe('Liverpool');
    expect(groundName('cs', "Renato Dall'Ara")).toBe('Renato Dall’Ara');
  });

  it.each(languages)('can be read in %s for every town of the catalogue, without the marks of an entry', (language) => {
    expect(
      towns
        .map((town) => townName(language, town))
        .filter((name) => /[()']| (?:[mfnp]|mp|fp|άκλ\.)$|^(?:der|die|das|o|a|το|η) /u.test(name)),
    ).toEqual([]);
  });
});

describe('a ground', () => {
  it('is written as readers of the language write it', () => {
    expect(groundName('el', 'Karaiskakis')).toBe('Γεώργιος Καραϊσκάκης');
    expect(groundName('de', 'Stadio Olimpico')).toBe('Olympiastadion');
    expect(groundName('it', 'San Siro')).toBe('San Siro');
  });

  it.each(languages)('says no word twice in a row in %s', (language) => {
    const doubled = /(?:^|[\s-])(\p{L}{3,})[\s-]\1(?:$|[\s-])/iu;
    const words = /\b(?:stadi\p{L}*|estadi\p{L}*|estádi\p{L}*)\b.*\b(?:stadium|stadion|stadio|stadyumu|estadio|estádio)$/iu;
    expect(grounds.map((ground) => groundName(language, ground)).filter((name) => doubled.test(name) || words.test(name))).toEqual([]);
  });
});

describe('a ground and its town', () => {
  it('stand in a line, and what is known of them where one is not', () => {
    expect(groundAndTown('it', { ground: 'Allianz Arena', town: 'München' })).toBe('Allianz Arena, Monaco di Baviera');
    expect(groundAndTown('cs', { ground: null, town: 'Wien' })).toBe('Vídeň');
    expect(groundAndTown('en', { ground: 'Anfield', town: null })).toBe('Anfield');
    expect(groundAndTown('en', { ground: null, town: null })).toBe('');
  });

  it('are said once where both have the same name', () => {
    expect(groundAndTown('de', { ground: 'Lezama', town: 'Lezama' })).toBe('Lezama');
  });

  it.each(['greece.json', 'cyprus.json'])('are in Greek letters for every club of %s on Greek pages', (file) => {
    const places = clubsOf(file).map(({ ground = null, town = null }) => groundAndTown('el', { ground, town }));
    expect(places.filter((place) => place === '' || /\p{Script=Latin}/u.test(place))).toEqual([]);
  });
});
