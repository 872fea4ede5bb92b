import { describe, expect, it } from 'vitest';
import { type NameEntry, NameEntryError } from '#languages/prose/name-entry.ts';
import { germanNouns } from './nouns.ts';

const declined = (entry: NameEntry) => {
  const { nom, gen, dat, acc, bare } = germanNouns.read(entry);
  return [nom, gen, dat, acc, bare];
};

const withPrepositions = (entry: NameEntry) => {
  const noun = germanNouns.read(entry);
  return [noun.von, noun.zu, noun.bei, noun.in, noun.nach];
};

describe('German names', () => {
  it.each<{ entry: NameEntry; forms: string[] }>([
    { entry: 'der HSV', forms: ['der HSV', 'des HSV', 'dem HSV', 'den HSV', 'HSV'] },
    { entry: 'die Eintracht', forms: ['die Eintracht', 'der Eintracht', 'der Eintracht', 'die Eintracht', 'Eintracht'] },
    { entry: 'das Kosovo', forms: ['das Kosovo', 'des Kosovo', 'dem Kosovo', 'das Kosovo', 'Kosovo'] },
    {
      entry: 'die Glasgow Rangers p',
      forms: ['die Glasgow Rangers', 'der Glasgow Rangers', 'den Glasgow Rangers', 'die Glasgow Rangers', 'Glasgow Rangers'],
    },
    { entry: 'der DFB-Pokal', forms: ['der DFB-Pokal', 'des DFB-Pokals', 'dem DFB-Pokal', 'den DFB-Pokal', 'DFB-Pokal'] },
    { entry: 'Dortmund', forms: ['Dortmund', 'Dortmunds', 'Dortmund', 'Dortmund', 'Dortmund'] },
  ])('take the article of $entry through the cases', ({ entry, forms }) => {
    expect(declined(entry)).toEqual(forms);
  });

  it.each([
    ['Mainz', 'von Mainz'],
    ['Paris', 'von Paris'],
    ['Nice', 'von Nice'],
    ['Schalke 04', 'von Schalke 04'],
    ['Real Madrid', 'von Real Madrid'],
    ['PAOK', 'von PAOK'],
    ['Leverkusen', 'Leverkusens'],
    ['Grêmio', 'von Grêmio'],
    ['Österreich', 'Österreichs'],
  ])('follow their noun without an article: %s, %s', (entry, genitive) => {
    expect(germanNouns.read(entry).gen).toBe(genitive);
  });

  it('keep the adjective endings that an entry lists', () => {
    const cup = germanNouns.read([
      'der griechische Pokal',
      'des griechischen Pokals',
      'dem griechischen Pokal',
      'den griechischen Pokal',
      'Griechischer Pokal',
    ]);
    expect(`${cup.in}, ${cup.nach}, ${cup.von}, ${cup.gen}, ${cup.bare}`).toBe(
      'im griechischen Pokal, in den griechischen Pokal, vom griechischen Pokal, des griechischen Pokals, Griechischer Pokal',
    );
  });

  it.each<{ entry: NameEntry; phrases: string[] }>([
    { entry: 'der HSV', phrases: ['vom HSV', 'zum HSV', 'beim HSV', 'im HSV', 'in den HSV'] },
    {
      entry: 'die Bundesliga',
      phrases: ['von der Bundesliga', 'zur Bundesliga', 'bei der Bundesliga', 'in der Bundesliga', 'in die Bundesliga'],
    },
    { entry: 'das Kosovo', phrases: ['vom Kosovo', 'zum Kosovo', 'beim Kosovo', 'im Kosovo', 'ins Kosovo'] },
    { entry: 'die USA p', phrases: ['von den USA', 'zu den USA', 'bei den USA', 'in den USA', 'in die USA'] },
    { entry: 'Den Haag', phrases: ['von Den Haag', 'zu Den Haag', 'bei Den Haag', 'in Den Haag', 'nach Den Haag'] },
  ])('grow together with prepositions: $phrases', ({ entry, phrases }) => {
    expect(withPrepositions(entry)).toEqual(phrases);
  });

  it('give verbs their number and own things their gender', () => {
    const phrase = (entry: NameEntry) => {
      const noun = germanNouns.read(entry);
      return `${noun} ${noun.verb('verlor', 'verloren')} ${noun.possessive}e Partie`;
    };
    expect(['der VfB', 'die TSG', 'Dortmund', 'die Young Boys p'].map(phrase)).toEqual([
      'der VfB verlor seine Partie',
      'die TSG verlor ihre Partie',
      'Dortmund verlor seine Partie',
      'die Young Boys verloren ihre Partie',
    ]);
  });

  it('see a plural in a list by its articles', () => {
    const netherlands = germanNouns.read(['die Niederlande', 'der Niederlande', 'den Niederlanden', 'die Niederlande', 'Niederlande']);
    expect(netherlands.plural).toBe(true);
    expect(netherlands.in).toBe('in den Niederlanden');
  });

  it.each<{ entry: NameEntry }>([
    { entry: '' },
    { entry: 'Der HSV' },
    { entry: 'dem HSV' },
    { entry: 'dei Eintracht' },
    { entry: 'der  HSV' },
    { entry: 'Dortmund ' },
    { entry: 'der Rangers p' },
    { entry: 'Rangers p' },
    { entry: 'die Rangers q' },
    { entry: "Newell's" },
    { entry: ['der Pokal', 'des Pokals', 'dem Pokal', 'den Pokal'] },
    { entry: ['der Pokal', 'der Pokals', 'dem Pokal', 'den Pokal', 'Pokal'] },
    { entry: ['der Pokal', 'des Pokals', 'dem Pokal', 'den Pokal', 'Pokal', 'Pokale'] },
  ])('are refused with a typo: $entry', ({ entry }) => {
    expect(() => germanNouns.read(entry)).toThrow(NameEntryError);
    expect(() => germanNouns.read(entry)).toThrow(JSON.stringify(entry));
  });

  it.each([
    ['1. FC Lok Leipzig', 'der 1. FC Lok Leipzig'],
    ['TSG Balingen', 'die TSG Balingen'],
    ['Sydney FC', 'Sydney FC'],
    ['Hapoel Haifa', 'Hapoel Haifa'],
    ["Queen's Park", 'Queen’s Park'],
  ])('of clubs nobody has written down take the article of their kind: %s, %s', (name, entry) => {
    expect(germanNouns.entryOfUnknownClub(name)).toBe(entry);
  });
});
