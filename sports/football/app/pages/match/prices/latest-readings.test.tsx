import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import type { Reading } from '#domain/odds/latest-readings.ts';
import { LatestReadings } from './latest-readings.tsx';

const reading = (from: string, until: string): Reading => ({
  bookmaker: 'bet365',
  name: 'bet365',
  from: new Date(from),
  until: new Date(until),
  prices: [1.3, 5.5, null],
});

function drawn(...readings: Reading[]): string {
  const markup = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
      <LatestReadings readings={readings} selections={['1', 'X', '2']} />
    </WordsProvider>,
  );
  return markup.replaceAll(/<\/t[hdr]>/g, '|').replaceAll(/<[^>]+>/g, '');
}

it('says from when to when a price was read, with the day again where it is another', () => {
  expect(drawn(reading('2026-11-21T10:00:00Z', '2026-11-21T12:55:00Z'))).toContain('bet365|1.30|5.50|–|21 Nov 10:00 – 12:55|');
  expect(drawn(reading('2026-11-20T10:00:00Z', '2026-11-21T12:55:00Z'))).toContain('|20 Nov 10:00 – 21 Nov 12:55|');
  expect(drawn(reading('2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'))).toContain('|20 Nov 10:00|');
});

it('is not there while no price has changed', () => {
  expect(drawn()).toBe('');
});
