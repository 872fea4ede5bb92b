import { describe, expect, it } from 'vitest';
import { NameEntryError } from '#languages/prose/name-entry.ts';
import { italianNouns, withEuphony } from './nouns.ts';

const { read, entryOfUnknownClub } = italianNouns;

/** Returns a name, alone and after `di`, `a`, `da`, `in` and `su`. */
function bent(entry: string) {
  const noun = read(entry);
  return [String(noun), noun.di, noun.a, noun.da, noun.in, noun.su];
}

describe('an Italian name', () => {
  it.each([
    ['il Milan', 'il Milan', 'del Milan', 'al Milan', 'dal Milan', 'nel Milan', 'sul Milan'],
    ['lo Spezia', 'lo Spezia', 'dello Spezia', 'allo Spezia', 'dallo Spezia', 'nello Spezia', 'sullo Spezia'],
    ['l’Inter f', 'l’Inter', 'dell’Inter', 'all’Inter', 'dall’Inter', 'nell’Inter', 'sull’Inter'],
    ['la Roma', 'la Roma', 'della Roma', 'alla Roma', 'dalla Roma', 'nella Roma', 'sulla Roma'],
    ['i Rangers', 'i Rangers', 'dei Rangers', 'ai Rangers', 'dai Rangers', 'nei Rangers', 'sui Rangers'],
    ['gli Hearts', 'gli Hearts', 'degli Hearts', 'agli Hearts', 'dagli Hearts', 'negli Hearts', 'sugli Hearts'],
    [
      'le Isole Fær Øer',
      'le Isole Fær Øer',
      'delle Isole Fær Øer',
      'alle Isole Fær Øer',
      'dalle Isole Fær Øer',
      'nelle Isole Fær Øer',
      'sulle Isole Fær Øer',
    ],
    ['Atene', 'Atene', 'di Atene', 'ad Atene', 'da Atene', 'in Atene', 'su Atene'],
  ])('takes its article into the preposition: %s', (entry, ...forms) => {
    expect(bent(entry)).toEqual(forms);
  });

  it('keeps its article behind con, and loses it in a pairing', () => {
    expect(read('l’Atalanta f').con).toBe('con l’Atalanta');
    expect(`${read('il Milan').bare}-${read('l’Inter f').bare}`).toBe('Milan-Inter');
  });

  it('is said without article where one plays in a competition that is feminine', () => {
    expect([read('la Serie A').where, read('la Serie A').ofKind]).toEqual(['in Serie A', 'di Serie A']);
    expect([read('l’Europa League f').where, read('l’Europa League f').ofKind]).toEqual(['in Europa League', 'di Europa League']);
    expect([read('il Brasileirão').where, read('il Brasileirão').ofKind]).toEqual(['nel Brasileirão', 'del Brasileirão']);
    expect([read('le qualificazioni europee').where, read('le qualificazioni europee').ofKind]).toEqual([
      'nelle qualificazioni europee',
      'delle qualificazioni europee',
    ]);
  });

  it('is a place at which, in which or as its editor says', () => {
    expect(read('Milano').where).toBe('a Milano');
    expect(read('l’Ungheria f').where).toBe('in Ungheria');
    expect(read('gli Stati Uniti').where).toBe('negli Stati Uniti');
    expect(read(['il Portogallo', 'in Portogallo']).where).toBe('in Portogallo');
    expect(read(['il Portogallo', 'in Portogallo']).di).toBe('del Portogallo');
    expect(read(['il Cairo', 'al Cairo']).ofKind).toBe('del Cairo');
  });

  it('gives its gender and number to participles, verbs and pronouns', () => {
    const said = (entry: string) => {
      const noun = read(entry);
      return `${noun} ${noun.verb('è', 'sono')} ${noun.agree('battuto')}, ${noun.pronoun}`;
    };
    expect(said('l’Arsenal')).toBe('l’Arsenal è battuto, lo');
    expect(said('l’Udinese f')).toBe('l’Udinese è battuta, la');
    expect(said('i Rangers')).toBe('i Rangers sono battuti, li');
    expect(said('le London City Lionesses')).toBe('le London City Lionesses sono battute, le');
    expect(read('Roma').agree('pronto')).toBe('pronta');
    expect(read('Israele m').agree('pronto')).toBe('pronto');
  });

  it('bends adjectives of either kind, and those in -co and -go by their sound', () => {
    expect(read('la Lazio').agree('vincente')).toBe('vincente');
    expect(read('gli Hearts').agree('vincente')).toBe('vincenti');
    expect(read('le Portland Thorns').agree('unico')).toBe('uniche');
    expect(read('gli Hearts').agree('unico')).toBe('unici');
    expect(read('gli Hearts').agree('stanco')).toBe('stanchi');
    expect(() => read('il Milan').agree('blu')).toThrow(RangeError);
  });

  it.each([
    ['il Inter'],
    ['l’Milan'],
    ['il Spezia'],
    ['lo Milan'],
    ['la Atalanta'],
    ['gli Rangers'],
    ['i Hearts'],
    ["l'Inter"],
    ['l’Inter x'],
    ['la Roma f'],
    ['ill Milan'],
    ['il '],
    [''],
  ])('is refused when it is written %j, and named', (entry) => {
    expect(() => read(entry)).toThrow(NameEntryError);
    expect(() => read(entry)).toThrow(JSON.stringify(entry));
  });

  it('is refused when its list has no place or more than one', () => {
    expect(() => read([])).toThrow(NameEntryError);
    expect(() => read(['il Cile', ''])).toThrow(NameEntryError);
    expect(() => read(['il Cile', 'in Cile', 'a Cile'])).toThrow(NameEntryError);
  });
});

describe('an unknown club', () => {
  it.each([
    ['Fortuna', 'il Fortuna'],
    ['Ilves', 'l’Ilves'],
    ['Hvidovre', 'l’Hvidovre'],
    ['Örebro', 'l’Örebro'],
    ['Stenhousemuir', 'lo Stenhousemuir'],
    ['Sutton United', 'il Sutton United'],
    ['Syrianska', 'il Syrianska'],
    ['St Johnstone', 'il St Johnstone'],
    ['Standard Liegi', 'lo Standard Liegi'],
    ['Zalgiris', 'lo Zalgiris'],
    ['Xerez', 'lo Xerez'],
    ['Ñublense', 'lo Ñublense'],
    ['Yokohama FC', 'lo Yokohama FC'],
    ['Ionikos', 'lo Ionikos'],
    ['Yverdon', 'l’Yverdon'],
    ['Western United', 'il Western United'],
    ['PSV', 'il PSV'],
    ['MTK Budapest', 'l’MTK Budapest'],
    ['LNZ Cherkasy', 'l’LNZ Cherkasy'],
    ['NAC Breda', 'il NAC Breda'],
    ['2 de Mayo', 'il 2 de Mayo'],
    ["O'Higgins", 'l’O’Higgins'],
  ])('is masculine, with the article of its sound: %s', (name, article) => {
    expect(String(read(entryOfUnknownClub(name)))).toBe(article);
  });
});

describe('euphony', () => {
  it.each([
    ['Si gioca a Atene e è sera.', 'Si gioca ad Atene ed è sera.'],
    ['A Ancona tra Empoli e Entella.', 'Ad Ancona tra Empoli ed Entella.'],
    ['In Serie A arriva l’Inter.', 'In Serie A arriva l’Inter.'],
    ['Tra Dundee e Edimburgo, a Adana.', 'Tra Dundee e Edimburgo, a Adana.'],
    ['Va da Roma a Empoli e a Udine.', 'Va da Roma a Empoli e a Udine.'],
  ])('adds a d between equal vowels only: %s', (said, heard) => {
    expect(withEuphony(said)).toBe(heard);
  });
});
