import { describe, expect, it } from 'vitest';
import { createFormatters } from '#app/i18n/formatters.ts';
import { localeByTag } from '#app/i18n/locales.ts';
import { createProseFigures } from '#app/i18n/preview/prose-figures.ts';
import { faultsOfAnyLanguage, sentencesWith } from '#tests/factories/example-matches.ts';
import { exampleNews } from '#tests/factories/news-to-tell.ts';
import { greekFaults, words } from '../faults.fixture.ts';
import { greekNouns } from '../nouns/nouns.ts';
import { greekNews } from './news.ts';

const told = exampleNews('el', 2000);
const headlines = told.map(({ headline }) => ({ sentences: [headline] }));
const paragraphs = told.map((piece) => ({ sentences: piece.paragraphs }));

/** Shapes that are wrong in Greek news, each with a line that has the fault. */
const newsFaults: readonly (readonly [fault: string, shape: RegExp, example: string])[] = [
  ['a sentence without a capital', /[.!] \p{Ll}/u, 'Ο Άρης έπεσε στη δεύτερη θέση. όποιος πόνταρε κέρδισε.'],
  ['a certainty that was only simulated', /100%/, 'Ο τίτλος πηγαίνει στον Άρη με πιθανότητα 100%.'],
  ['a sign in place of words', /[<>]/, 'Ο τίτλος πηγαίνει στον Άρη με πιθανότητα >99%.'],
  [
    'a place in words beside one in digits',
    words('(?:από τη|στη)ν? \\d+[ηή] στην? \\p{L}+τη θέση'),
    'Ο Άρης ανέβηκε από τη 12η στην τρίτη θέση.',
  ],
  ['a step to the same place', /από την? (\S+) στην? \1 θέση/u, 'Ο Άρης έπεσε από την τρίτη στην τρίτη θέση.'],
  ['one unit as many', /(?<!\d)1,00 μονάδες|(?<!\d)1,00 μονάδων/u, 'Με μία μονάδα ανά προγνωστικό, η ζημιά ήταν 1,00 μονάδες.'],
  ['many units as one', /(?<!(?<!\d)1,00) μονάδας|(?<!μία|(?<!\d)1,00) μονάδα(?!\p{L})/u, 'Όποιος πόνταρε κέρδισε 2,50 μονάδα.'],
  [
    'one tip as many, or many as one',
    words('ένα \\S*(?: ?προγνωστικά|σμένα|μένα|χαμένα)|(?:δύο|τρία|τέσσερα|πέντε|έξι|επτά|οκτώ|εννέα|δέκα|\\d+) (?:προγνωστικό|\\S+μένο)'),
    'Ως τώρα έχουμε δώσει τρία προγνωστικό για το Σαββατοκύριακο.',
  ],
  ['a list without its parts', /: ?(?:και|\.)/u, 'Τον Μάιο εκκαθαρίστηκαν δέκα προγνωστικά: και δύο χαμένα.'],
  [
    'one match as many, or many as one',
    words(
      '(?:γίνονται|είναι προγραμματισμένοι)[^.]* ένας αγώνας|(?:γίνεται|είναι προγραμματισμένος)[^.]* αγώνες|μπήκαν ένα γκολ|μπήκε (?!ένα)\\S+ γκολ',
    ),
    'Συνολικά μπήκαν ένα γκολ σε τέσσερις αγώνες.',
  ],
];

describe('2,000 pieces of Greek news', () => {
  it('have no fault of any language', () => {
    expect(sentencesWith(faultsOfAnyLanguage, paragraphs)).toEqual([]);
  });

  it('have headlines without a fault and without a stop', () => {
    const { 'no stop at the end': _, ...faults } = faultsOfAnyLanguage;
    expect(sentencesWith({ ...faults, 'a stop at the end': /[.!?:;,·]$/ }, headlines)).toEqual([]);
  });

  it.each([...greekFaults, ...newsFaults])('have not: %s', (fault, shape) => {
    expect(sentencesWith({ [fault]: shape }, [...headlines, ...paragraphs])).toEqual([]);
  });
});

it.each(newsFaults)('would notice %s', (_, shape, example) => {
  expect(example).toMatch(shape);
});

const locale = localeByTag('el');
const texts = greekNews(createProseFigures(locale, createFormatters(locale)));
const aris = greekNouns.read('ο Άρης');
const aek = greekNouns.read('η ΑΕΚ');
const rangers = greekNouns.read('οι Ρέιντζερς');

describe('the tips of a month', () => {
  const tipsOf = (tips: number, won: number, lost: number) => texts.tipsOfMonth[0]({ month: 3, year: 2026, tips, won, lost });

  it('are told with every outcome that there was', () => {
    expect(tipsOf(23, 12, 9)).toBe(
      'τον Μάρτιο του 2026 εκκαθαρίστηκαν 23 προγνωστικά: 12 κερδισμένα, εννέα χαμένα και δύο με ολική ή μερική επιστροφή.',
    );
    expect(tipsOf(2, 1, 1)).toBe('τον Μάρτιο του 2026 εκκαθαρίστηκαν δύο προγνωστικά: ένα κερδισμένο και ένα χαμένο.');
    expect(tipsOf(4, 0, 1)).toBe(
      'τον Μάρτιο του 2026 εκκαθαρίστηκαν τέσσερα προγνωστικά: ένα χαμένο και τρία με ολική ή μερική επιστροφή.',
    );
  });

  it('are told as one where all came out alike', () => {
    expect(tipsOf(6, 0, 6)).toBe('τον Μάρτιο του 2026 εκκαθαρίστηκαν έξι προγνωστικά, όλα χαμένα.');
    expect(tipsOf(2, 0, 2)).toBe('τον Μάρτιο του 2026 εκκαθαρίστηκαν δύο προγνωστικά, και τα δύο χαμένα.');
    expect(tipsOf(1, 1, 0)).toBe('τον Μάρτιο του 2026 εκκαθαρίστηκε ένα προγνωστικό, κερδισμένο.');
    expect(tipsOf(1, 0, 0)).toBe('τον Μάρτιο του 2026 εκκαθαρίστηκε ένα προγνωστικό, με ολική ή μερική επιστροφή.');
  });
});

it('writes two places alike, with the article that each asks for', () => {
  expect(texts.climber[0]({ club: aris, from: 5, to: 3 })).toBe('ο Άρης ανέβηκε από την πέμπτη στην τρίτη θέση.');
  expect(texts.climber[0]({ club: rangers, from: 11, to: 2 })).toBe('οι Ρέιντζερς ανέβηκαν από την 11η στη 2η θέση.');
  expect(texts.faller[0]({ club: aek, from: 10, to: 20 })).toBe('η ΑΕΚ έπεσε από τη 10η στην 20ή θέση.');
});

it('says by what a leader level on points leads', () => {
  expect(texts.leaderIdle[0]({ leader: aek, ahead: 0 })).toMatch(/ στην κορυφή, με προβάδισμα μόνο στην ισοβαθμία\.$/);
  expect(texts.leaderIdle[1]?.({ leader: rangers, ahead: 1 })).toMatch(/: προηγούνται με έναν βαθμό διαφορά\.$/);
});

it('gives one unit, one match and one tip their own forms', () => {
  expect(texts.monthLoss[0]({ loss: 1, tips: 3 })).toBe('Με μία μονάδα ανά προγνωστικό, η ζημιά ήταν 1,00 μονάδα.');
  expect(texts.monthProfit[1]?.({ profit: 2.5, tips: 1 })).toBe('όποιος πόνταρε μία μονάδα κέρδισε 2,50 μονάδες.');
  expect(texts.goalsOfWeek[0]({ goals: 1, matches: 1 })).toBe('στον μοναδικό αγώνα της εβδομάδας μπήκε ένα γκολ.');
});
