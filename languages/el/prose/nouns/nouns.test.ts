import { describe, expect, it } from 'vitest';
import { type NameEntry, NameEntryError } from '#languages/prose/name-entry.ts';
import { greekNouns } from './nouns.ts';

const formsOf = (entry: NameEntry) => {
  const noun = greekNouns.read(entry);
  return [String(noun), noun.gen, noun.acc, noun.at];
};

describe('a name bends by its ending', () => {
  it.each([
    ['ο Παναθηναϊκός', 'του Παναθηναϊκού', 'τον Παναθηναϊκό', 'στον Παναθηναϊκό'],
    ['ο Βόλος', 'του Βόλου', 'τον Βόλο', 'στον Βόλο'],
    ['ο Άρης', 'του Άρη', 'τον Άρη', 'στον Άρη'],
    ['ο Ηρακλής', 'του Ηρακλή', 'τον Ηρακλή', 'στον Ηρακλή'],
    ['η Καλλιθέα', 'της Καλλιθέας', 'την Καλλιθέα', 'στην Καλλιθέα'],
    ['η Κηφισιά', 'της Κηφισιάς', 'την Κηφισιά', 'στην Κηφισιά'],
    ['η Ξάνθη', 'της Ξάνθης', 'την Ξάνθη', 'στην Ξάνθη'],
    ['η Πάφος', 'της Πάφου', 'την Πάφο', 'στην Πάφο'],
    ['το Αμβούργο', 'του Αμβούργου', 'το Αμβούργο', 'στο Αμβούργο'],
    ['το Μεξικό', 'του Μεξικού', 'το Μεξικό', 'στο Μεξικό'],
  ])('%s', (nominative, ...others) => expect(formsOf(nominative)).toEqual([nominative, ...others]));

  it('bends only the first word, since the town that follows is a genitive already', () => {
    expect(formsOf('ο Αστέρας Τρίπολης')).toEqual([
      'ο Αστέρας Τρίπολης',
      'του Αστέρα Τρίπολης',
      'τον Αστέρα Τρίπολης',
      'στον Αστέρα Τρίπολης',
    ]);
  });
});

describe('a name stays as it is', () => {
  it.each([
    ['ο ΠΑΟΚ', 'του ΠΑΟΚ', 'τον ΠΑΟΚ', 'στον ΠΑΟΚ'],
    ['ο ΟΦΗ', 'του ΟΦΗ', 'τον ΟΦΗ', 'στον ΟΦΗ'],
    ['η Ρεάλ Μαδρίτης', 'της Ρεάλ Μαδρίτης', 'τη Ρεάλ Μαδρίτης', 'στη Ρεάλ Μαδρίτης'],
    ['η Λάτσιο', 'της Λάτσιο', 'τη Λάτσιο', 'στη Λάτσιο'],
    ['οι Ρέιντζερς', 'των Ρέιντζερς', 'τους Ρέιντζερς', 'στους Ρέιντζερς'],
  ])('%s, a set of initials or a foreign name', (nominative, ...others) => expect(formsOf(nominative)).toEqual([nominative, ...others]));

  it('which its ending would bend, when it is marked άκλιτο', () => {
    expect(formsOf('η Ρόμα άκλ.')).toEqual(['η Ρόμα', 'της Ρόμα', 'τη Ρόμα', 'στη Ρόμα']);
    expect(formsOf('η Σάντος άκλ.')).toEqual(['η Σάντος', 'της Σάντος', 'τη Σάντος', 'στη Σάντος']);
  });
});

describe('a name has the forms that are listed', () => {
  it.each([
    [
      ['ο Ερυθρός Αστέρας', 'του Ερυθρού Αστέρα', 'τον Ερυθρό Αστέρα'],
      ['του Ερυθρού Αστέρα', 'στον Ερυθρό Αστέρα'],
    ],
    [
      ['οι Σέρρες', 'των Σερρών', 'τις Σέρρες'],
      ['των Σερρών', 'στις Σέρρες'],
    ],
    [
      ['τα Ιωάννινα', 'των Ιωαννίνων', 'τα Ιωάννινα'],
      ['των Ιωαννίνων', 'στα Ιωάννινα'],
    ],
    [
      ['η Νέα Σαλαμίνα', 'της Νέας Σαλαμίνας', 'τη Νέα Σαλαμίνα'],
      ['της Νέας Σαλαμίνας', 'στη Νέα Σαλαμίνα'],
    ],
  ])('%j', (entry, [genitive, at]) => {
    const noun = greekNouns.read(entry);
    expect([String(noun), noun.gen, noun.acc, noun.at]).toEqual([entry[0], genitive, entry[2], at]);
  });
});

describe('the final ν of την', () => {
  it.each(['ΑΕΚ', 'Ίντερ', 'Κηφισιά', 'Πόρτο', 'Τσέλσι', 'Ξάνθη', 'Μπάγερν', 'Ντόρτμουντ', 'Γκρατς', 'Τζένοα'])('stays before %s', (name) =>
    expect(greekNouns.read(`η ${name} άκλ.`).acc).toBe(`την ${name}`),
  );
  it.each(['Γιουβέντους', 'Μίλαν', 'Νάπολι', 'Βιγιαρεάλ', 'Ζυρίχη', 'Θέλτα', 'Λιόν', 'Ρόμα', 'Σεβίλλη', 'Φιορεντίνα', 'Χάβρη', 'ΛΑΣΚ'])(
    'falls before %s',
    (name) => expect(greekNouns.read(`η ${name} άκλ.`).acc).toBe(`τη ${name}`),
  );
  it('stays before what the site has no Greek letters for', () => expect(greekNouns.read('η Dalkurd άκλ.').at).toBe('στην Dalkurd'));
});

it('gives the forms without the article for pairs', () => {
  const aris = greekNouns.read('ο Άρης');
  expect([aris.bare, aris.bareGen, aris.bareAcc]).toEqual(['Άρης', 'Άρη', 'Άρη']);
  expect(greekNouns.read('η Χάβρη').bareGen).toBe('Χάβρης');
});

const [aris, aek, hamburg, rangers, serres, giannina] = [
  'ο Άρης',
  'η ΑΕΚ',
  'το Αμβούργο',
  'οι Ρέιντζερς',
  ['οι Σέρρες', 'των Σερρών', 'τις Σέρρες'],
  ['τα Γιάννινα', 'των Ιωαννίνων', 'τα Γιάννινα'],
].map((entry) => greekNouns.read(entry));

it('puts adjectives and ordinals into the gender and number of the name', () => {
  const all = [aris, aek, hamburg, rangers, serres, giannina];
  expect(all.map((noun) => noun?.agree('αήττητος'))).toEqual(['αήττητος', 'αήττητη', 'αήττητο', 'αήττητοι', 'αήττητες', 'αήττητα']);
  expect(all.map((noun) => noun?.agree('ικανός'))).toEqual(['ικανός', 'ικανή', 'ικανό', 'ικανοί', 'ικανές', 'ικανά']);
  expect(all.map((noun) => noun?.agree('αήττητος', 'acc'))).toEqual(['αήττητο', 'αήττητη', 'αήττητο', 'αήττητους', 'αήττητες', 'αήττητα']);
  expect([aris, aek].map((noun) => noun?.agree('3ος'))).toEqual(['3ος', '3η']);
  expect([aek?.agree('τελευταίος'), aek?.agree('νέος')]).toEqual(['τελευταία', 'νέα']);
});

it('puts verbs and possessives into the number of the name', () => {
  expect([aris, rangers].map((noun) => noun?.verb('νίκησε', 'νίκησαν'))).toEqual(['νίκησε', 'νίκησαν']);
  expect([aris, aek, hamburg, rangers, giannina].map((noun) => noun?.their)).toEqual(['του', 'της', 'του', 'τους', 'τους']);
});

it('leaves a club that nobody wrote down as it is, as a feminine', () => {
  const noun = greekNouns.read(greekNouns.entryOfUnknownClub('Ρόδινα'));
  expect([String(noun), noun.gen, noun.acc]).toEqual(['η Ρόδινα', 'της Ρόδινα', 'τη Ρόδινα']);
  expect(greekNouns.read(greekNouns.entryOfUnknownClub('1. FC Kaan-Marienborn')).gen).toBe('της 1. FC Kaan-Marienborn');
});

it('takes a club that nobody wrote down for a masculine where Greek names it by an adjective', () => {
  expect(greekNouns.read(greekNouns.entryOfUnknownClub('Πανθρακικός')).gen).toBe('του Πανθρακικού');
});

it.each<[NameEntry]>([
  ['Παναθηναϊκός'],
  [''],
  ['ο '],
  ['ό Άρης'],
  ['η  Ρόμα'],
  [['ο Απόλλων', 'του Απόλλωνα']],
  [['ο Απόλλων', 'του Απόλλωνα', 'τον Απόλλωνα', 'Απόλλων']],
  [['ο Απόλλων', 'της Απόλλωνα', 'τον Απόλλωνα']],
  [['ο Απόλλων', 'του Απόλλωνα', 'τον']],
])('an entry that Greek cannot read is named: %j', (entry) => {
  expect(() => greekNouns.read(entry)).toThrow(NameEntryError);
  expect(() => greekNouns.read(entry)).toThrow(JSON.stringify(entry));
});
