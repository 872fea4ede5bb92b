import { describe, expect, it } from 'vitest';
import { faultsOfAnyLanguage, sentencesWith } from '#tests/factories/example-matches.ts';
import { exampleNews } from '#tests/factories/news-to-tell.ts';
import { czechShapes, fromTheOtherSide } from '../faults.fixture.ts';

const news = exampleNews('cs', 2000);
const headlines = news.map(({ headline }) => ({ sentences: [headline] }));
const told = news.map(({ paragraphs }) => ({ sentences: paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?]) (?=\p{Lu})/u)) }));

describe('Czech news', () => {
  it('have no fault of any language in 2,000 pieces', () => {
    expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
  });

  it('have headlines without a stop at the end, and no other fault', () => {
    const { 'no stop at the end': _, ...ofHeadlines } = faultsOfAnyLanguage;
    expect(sentencesWith({ ...ofHeadlines, ...czechShapes, 'a stop at the end': /[.!]$/ }, headlines)).toEqual([]);
  });

  it('have no shape that is wrong in Czech', () => {
    expect(sentencesWith(czechShapes, told)).toEqual([]);
  });

  it('say every score from the side of whoever is spoken of', () => {
    expect(told.flatMap(({ sentences }) => fromTheOtherSide(sentences)).slice(0, 3)).toEqual([]);
  });
});
