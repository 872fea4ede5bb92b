import { expect, it } from 'vitest';
import { createFormatters } from '../formatters.ts';
import { localeByTag } from '../locales.ts';
import { createPreviewFigures } from './preview-figures.ts';
import { chance, count, goals, type PreviewFigure, price } from './preview-kinds.ts';
import { previewLanguages } from './preview-languages.server.ts';

const figuresOf = (tag: keyof typeof previewLanguages) =>
  createPreviewFigures(tag, createFormatters(localeByTag(tag)), previewLanguages[tag]);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['cs', 'points', [0, 1, 2, 5, 22], ['0 bodů', '1 bod', '2 body', '5 bodů', '22 bodů']],
  ['cs', 'matchesIn', [1, 3, 12], ['1 zápase', '3 zápasech', '12 zápasech']],
  ['cs', 'wins', [0, 1, 4, 5], ['žádná výhra', '1 výhra', '4 výhry', '5 výher']],
  ['en', 'ordinal', [1, 2, 3, 4, 11, 12, 13, 21, 22, 23], ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd']],
  ['en', 'defeats', [0, 1, 2], ['no defeats', '1 defeat', '2 defeats']],
  ['de', 'pointsWith', [1, 16], ['1 Punkt', '16 Punkten']],
  ['de', 'defeatsWith', [0, 1, 2], ['keiner Niederlage', '1 Niederlage', '2 Niederlagen']],
  ['es', 'draws', [0, 1, 2], ['0 empates', '1 empate', '2 empates']],
  ['el', 'pointsAre', [1, 16], ['1 βαθμός', '16 βαθμοί']],
  ['el', 'points', [1, 16], ['1 βαθμό', '16 βαθμούς']],
  ['it', 'wins', [0, 1, 2], ['0 vittorie', '1 vittoria', '2 vittorie']],
  ['pt-BR', 'wins', [0, 1, 2], ['0 vitórias', '1 vitória', '2 vitórias']],
] as const)('%s counts %s', (tag, form, numbers, texts) => {
  expect(numbers.map((number) => figuresOf(tag).writeCounted(count(number), form))).toEqual(texts);
});

it.each([
  // A decimal takes the genitive singular in Czech and the plural in English and German; in Brazil what is below two is singular.
  ['cs', ['1,0 gólu', '1,8 gólu', '2,0 gólu']],
  ['en', ['1.0 goals', '1.8 goals', '2.0 goals']],
  ['de', ['1,0 Tore', '1,8 Tore', '2,0 Tore']],
  ['it', ['1,0 gol', '1,8 gol', '2,0 gol']],
  ['pt-BR', ['1,0 gol', '1,8 gol', '2,0 gols']],
] as const)('%s writes expected goals with one decimal', (tag, texts) => {
  expect([1, 1.8, 2].map((number) => figuresOf(tag).writeCounted(goals(number), 'goals'))).toEqual(texts);
});

it('writes chances in whole per cents, save where they would read as sure', () => {
  expect([0.43, 0.005, 0.996].map((share) => figuresOf('en').write(chance(share)))).toEqual(['43%', '0.5%', '99.6%']);
  expect(plain(figuresOf('cs').write(chance(0.43)))).toBe('43 %');
});

it('writes prices, scores and days as readers there do', () => {
  const day: PreviewFigure = { as: 'day', of: new Date('2026-03-14T14:30:00Z') };
  const score: PreviewFigure = { as: 'score', of: [2, 1] };
  const written = (tag: keyof typeof previewLanguages) => [price(1.7), score, day].map((figure) => plain(figuresOf(tag).write(figure)));
  expect(written('en')).toEqual(['1.70', '2–1', 'March 2026']);
  expect(written('cs')).toEqual(['1,70', '2:1', '14. března 2026']);
  expect(written('de')).toEqual(['1,70', '2:1', 'März 2026']);
  expect(written('es')).toEqual(['1,70', '2-1', 'marzo de 2026']);
  expect(written('el')).toEqual(['1,70', '2-1', '14 Μαρτίου 2026']);
  expect(written('it')).toEqual(['1,70', '2-1', 'marzo 2026']);
  expect(written('pt-BR')).toEqual(['1,70', '2 x 1', 'março de 2026']);
});

it('counts no chances and knows no form that the language has not', () => {
  expect(() => figuresOf('en').writeCounted(chance(0.4), 'goals')).toThrow('"goals" counts a chance');
  expect(() => figuresOf('en').writeCounted(count(4), 'corners')).toThrow('no form "corners" in the previews of en');
});
