import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { comparePrices, type MarketQuote } from '#domain/odds/compare-prices.ts';
import type { MarketName } from '../../../components/market-names.ts';
import { PriceTable } from './price-table.tsx';

const opening: MarketQuote = {
  bookmaker: 'bet365',
  name: 'bet365',
  kind: 'bookmaker',
  line: 0,
  phase: 'opening',
  quotedAt: new Date('2024-04-05T12:00:00Z'),
  prices: [1.3, 5.5, 9],
};
const moved: MarketQuote = { ...opening, phase: 'moving', quotedAt: new Date('2024-04-06T10:00:00Z'), prices: [1.25, 6, 11] };

function drawn(market: MarketName, code: string, ...quotes: MarketQuote[]): string {
  const [comparison] = comparePrices(quotes, { until: undefined, countFrom: new Date('2024-04-05T10:00:00Z') });
  if (comparison === undefined) throw new Error('the quotes make no line');
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <PriceTable
        market={market}
        comparison={comparison}
        clubs={{ home: 'Arsenal', away: 'Everton' }}
        slipMatchId={12}
        settledBy={undefined}
        whole
      />
    </WordsProvider>,
  );
}

describe('the table of prices', () => {
  it('says how prices moved once one has', () => {
    const table = drawn('result', 'en', opening, moved);
    expect(table).toContain('1 since opening');
    expect(table).toContain('3.8%');
  });

  it('has no column of dashes while nobody has moved', () => {
    expect(drawn('result', 'en', opening)).not.toContain('since opening');
  });

  it('writes a handicap out, in its heads and where a price goes on the slip', () => {
    const handicap = { ...opening, line: -0.75, prices: [1.9, 1.95] };
    const table = drawn('handicap', 'de', handicap, { ...handicap, phase: 'moving', quotedAt: moved.quotedAt, prices: [1.85, 2] });
    const text = table.replaceAll(/<[^>]+>/g, '|');
    expect(text).toContain('|Quoten der Wettanbieter: Arsenal −0,75|');
    expect(text).toContain('|Arsenal −0,75||Everton +0,75|');
    expect(text).toContain('|Arsenal −0,75 seit Eröffnung|');
    expect(text).toMatch(/\|Arsenal −0,75 \|+1,85\|.*\|Everton \+0,75 \|+2,00\|/);
    expect(text).not.toMatch(/\([+−-]/);
  });
});
