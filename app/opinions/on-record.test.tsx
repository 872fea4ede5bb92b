import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { noPredictions } from '#domain/prediction/prediction-figures.ts';
import type { OnRecord as Recorded } from './on-record.server.ts';
import { OnRecord } from './on-record.tsx';

function shown(record: Recorded): string {
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <OnRecord view={{ record }} />
    </WordsProvider>,
  )
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

const of = (decided: number, right: number, promised: number) => ({ ...noPredictions, predictions: decided, decided, right, promised });

it('has for each band of the chance what came in, and how many were right in all', () => {
  const text = shown({
    proof: 'live',
    sums: of(300, 165, 162),
    byBand: [
      { key: '40-50', sums: of(200, 90, 92) },
      { key: '70-up', sums: of(100, 75, 70) },
    ],
  });
  expect(text).toContain('|Football predictions right|');
  expect(text).toContain('165 of 300; promised 54.0%:');
  expect(text).toContain('|40% to 50%|45%|70% and over|75%|');
  expect(text).not.toContain('computed afterwards');
});

it('names predictions that were computed afterwards, and too few to judge', () => {
  const text = shown({ proof: 'afterwards', sums: of(3, 2, 1.8), byBand: [{ key: '60-70', sums: of(3, 2, 1.8) }] });
  expect(text).toContain('small sample');
  expect(text).toContain('computed afterwards');
});

it('is not there while nothing is decided', () => {
  expect(shown({ proof: 'afterwards', sums: noPredictions, byBand: [] })).toBe('');
});
