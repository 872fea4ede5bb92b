import { describe, expect, it } from 'vitest';
import { NameEntryError } from '#languages/prose/name-entry.ts';
import { spanishNouns } from './nouns.ts';

const formsOf = (entry: string) => {
  const noun = spanishNouns.read(entry);
  return [`${noun}`, noun.bare, noun.de, noun.a];
};

it.each([
  ['el Betis', ['el Betis', 'Betis', 'del Betis', 'al Betis']],
  ['la Real Sociedad', ['la Real Sociedad', 'Real Sociedad', 'de la Real Sociedad', 'a la Real Sociedad']],
  ['los Tigres', ['los Tigres', 'Tigres', 'de los Tigres', 'a los Tigres']],
  ['las Chivas', ['las Chivas', 'Chivas', 'de las Chivas', 'a las Chivas']],
  ['Osasuna', ['Osasuna', 'Osasuna', 'de Osasuna', 'a Osasuna']],
  ['LaLiga f', ['LaLiga', 'LaLiga', 'de LaLiga', 'a LaLiga']],
])('%s takes its prepositions', (entry, forms) => expect(formsOf(entry)).toEqual(forms));

it('keeps an article that is part of the name, and does not contract it', () => {
  expect(formsOf('El Nacional')).toEqual(['El Nacional', 'El Nacional', 'de El Nacional', 'a El Nacional']);
  expect(formsOf('Las Palmas f')).toEqual(['Las Palmas', 'Las Palmas', 'de Las Palmas', 'a Las Palmas']);
  expect(formsOf('el El Gouna').slice(2)).toEqual(['del El Gouna', 'al El Gouna']);
});

it('takes no name for an article that only begins like one', () => {
  expect(formsOf('Levante')).toEqual(['Levante', 'Levante', 'de Levante', 'a Levante']);
  expect(formsOf('el Elche')).toEqual(['el Elche', 'Elche', 'del Elche', 'al Elche']);
});

describe('agreement', () => {
  it.each([
    ['invicto', 'invicto', 'invicta', 'invictos', 'invictas'],
    ['lo', 'lo', 'la', 'los', 'las'],
    ['campeón', 'campeón', 'campeona', 'campeones', 'campeonas'],
    ['vencedor', 'vencedor', 'vencedora', 'vencedores', 'vencedoras'],
    ['superior', 'superior', 'superior', 'superiores', 'superiores'],
    ['líder', 'líder', 'líder', 'líderes', 'líderes'],
    ['local', 'local', 'local', 'locales', 'locales'],
    ['visitante', 'visitante', 'visitante', 'visitantes', 'visitantes'],
    ['colista', 'colista', 'colista', 'colistas', 'colistas'],
    ['eficaz', 'eficaz', 'eficaz', 'eficaces', 'eficaces'],
  ])('gives %s to a name of any gender and number', (word, ...forms) => {
    expect(['el Betis', 'la Roma', 'los Tigres', 'las Chivas'].map((entry) => spanishNouns.read(entry).agree(word))).toEqual(forms);
  });

  it('goes by the mark where there is no article, and is masculine and singular without one', () => {
    expect(spanishNouns.read('Osasuna').agree('clasificado')).toBe('clasificado');
    expect(spanishNouns.read('Las Palmas f').agree('clasificado')).toBe('clasificada');
    expect(spanishNouns.read('Unionistas mp').agree('clasificado')).toBe('clasificados');
    expect(spanishNouns.read('Rayadas fp').agree('clasificado')).toBe('clasificadas');
  });

  it('puts the verb in the plural for a plural name alone', () => {
    const verbs = ['el Rangers', 'Las Palmas f', 'los Portland Timbers'].map((entry) => spanishNouns.read(entry).verb('gana', 'ganan'));
    expect(verbs).toEqual(['gana', 'gana', 'ganan']);
  });
});

it.each([['ell Betis'], ['del Betis'], ['el  Betis'], [' el Betis'], ['el Betis '], ['el'], ['la Roma f'], ['']])(
  'refuses %j and names it',
  (entry) => {
    expect(() => spanishNouns.read(entry)).toThrow(NameEntryError);
    expect(() => spanishNouns.read(entry)).toThrow(JSON.stringify(entry));
  },
);

it('refuses a list of forms, since no Spanish name needs one', () => {
  expect(() => spanishNouns.read(['el Betis', 'del Betis', 'al Betis'])).toThrow(NameEntryError);
});

it.each([
  ['Hércules', 'el Hércules'],
  ['1. FC Saarbrücken', 'el 1. FC Saarbrücken'],
  ['Al-Hilal', 'el Al-Hilal'],
  ['UD Melilla', 'la UD Melilla'],
  ['Gimnástica Segoviana', 'la Gimnástica Segoviana'],
  ['La Louvière', 'La Louvière'],
  ['Las Rozas', 'Las Rozas'],
  ['Le Havre', 'el Le Havre'],
])('writes the unknown club %s as %s', (name, entry) => expect(spanishNouns.entryOfUnknownClub(name)).toBe(entry));
