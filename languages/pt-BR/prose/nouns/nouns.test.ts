import { describe, expect, it } from 'vitest';
import { NameEntryError } from '#languages/prose/name-entry.ts';
import { brazilianPortugueseNouns } from './nouns.ts';

const { read, entryOfUnknownClub, cases } = brazilianPortugueseNouns;
const formsOf = (entry: string) => cases.map(({ form }) => form(read(entry)));

describe('the forms of a Portuguese name', () => {
  it.each([
    ['o Flamengo', ['o Flamengo', 'do Flamengo', 'no Flamengo', 'ao Flamengo', 'pelo Flamengo']],
    ['a Juventus', ['a Juventus', 'da Juventus', 'na Juventus', 'à Juventus', 'pela Juventus']],
    ['os Estados Unidos', ['os Estados Unidos', 'dos Estados Unidos', 'nos Estados Unidos', 'aos Estados Unidos', 'pelos Estados Unidos']],
    [
      'as Eliminatórias Europeias',
      [
        'as Eliminatórias Europeias',
        'das Eliminatórias Europeias',
        'nas Eliminatórias Europeias',
        'às Eliminatórias Europeias',
        'pelas Eliminatórias Europeias',
      ],
    ],
    ['Portugal', ['Portugal', 'de Portugal', 'em Portugal', 'a Portugal', 'por Portugal']],
    ['Londres f', ['Londres', 'de Londres', 'em Londres', 'a Londres', 'por Londres']],
  ])('join the preposition and the article of %s', (entry, forms) => {
    expect(formsOf(entry)).toEqual(forms);
  });

  it('keep the article apart from a name that starts with one', () => {
    expect(formsOf('o Athletic')[1]).toBe('do Athletic');
    expect(formsOf('o O’Higgins')[3]).toBe('ao O’Higgins');
    expect(formsOf('O Carballiño')[2]).toBe('em O Carballiño');
  });

  it('offer the name without its article', () => {
    expect(read('a Inter de Milão').bare).toBe('Inter de Milão');
  });
});

describe('the gender of a Portuguese name', () => {
  it.each([
    ['o Sparta Praga', 'm'],
    ['a LDU', 'f'],
    ['Malta', 'f'],
    ['Israel', 'm'],
    ['Londres f', 'f'],
    ['Olímpia m', 'm'],
  ])('of %s is %s', (entry, gender) => {
    expect(read(entry).gender).toBe(gender);
  });
});

describe('agreement with a Portuguese name', () => {
  it.each([
    ['derrotado', ['derrotado', 'derrotada', 'derrotados', 'derrotadas']],
    ['campeão', ['campeão', 'campeã', 'campeões', 'campeãs']],
    ['vencedor', ['vencedor', 'vencedora', 'vencedores', 'vencedoras']],
    ['superior', ['superior', 'superior', 'superiores', 'superiores']],
    ['melhor', ['melhor', 'melhor', 'melhores', 'melhores']],
    ['líder', ['líder', 'líder', 'líderes', 'líderes']],
    ['português', ['português', 'portuguesa', 'portugueses', 'portuguesas']],
    ['visitante', ['visitante', 'visitante', 'visitantes', 'visitantes']],
    ['imprevisível', ['imprevisível', 'imprevisível', 'imprevisíveis', 'imprevisíveis']],
    ['rival', ['rival', 'rival', 'rivais', 'rivais']],
    ['jovem', ['jovem', 'jovem', 'jovens', 'jovens']],
    ['capaz', ['capaz', 'capaz', 'capazes', 'capazes']],
    ['ele', ['ele', 'ela', 'eles', 'elas']],
    ['um', ['um', 'uma', 'uns', 'umas']],
  ])('gives %s its four forms', (word, forms) => {
    const names = ['o Flamengo', 'a Juventus', 'os Estados Unidos', 'as Ilhas Faroe'];
    expect(names.map((entry) => read(entry).agree(word))).toEqual(forms);
  });

  it('gives a verb the number of the name', () => {
    expect(read('o Palmeiras').verb('venceu', 'venceram')).toBe('venceu');
    expect(read('os Estados Unidos').verb('venceu', 'venceram')).toBe('venceram');
  });

  it('refuses a plural that no rule makes', () => {
    expect(() => read('os Estados Unidos').agree('simples')).toThrow('simples');
  });
});

describe('an entry with a typo', () => {
  it.each(['', 'o', 'el Barcelona', 'do Flamengo', 'o  Flamengo', 'o Flamengo ', 'o flamengo', 'a Juventus f', 'Londres fp x '])(
    'is refused: "%s"',
    (entry) => {
      expect(() => read(entry)).toThrow(NameEntryError);
      expect(() => read(entry)).toThrow(JSON.stringify(entry));
    },
  );

  it('is refused as a list of forms, for Portuguese has none that need it', () => {
    expect(() => read(['o Flamengo', 'do Flamengo'])).toThrow(NameEntryError);
  });
});

describe('a club that no editor has written down', () => {
  it('is masculine and takes the article', () => {
    expect(formsOf(String(entryOfUnknownClub('Sparta Praga')))[4]).toBe('pelo Sparta Praga');
  });

  it('gets the apostrophe of print', () => {
    expect(entryOfUnknownClub("King's Lynn Town")).toBe('o King’s Lynn Town');
  });
});
