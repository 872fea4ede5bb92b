import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, locales } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words.tsx';
import { createWordsOf } from '#app/i18n/words-of.server.ts';
import { aLedgerTip } from '#tests/factories/a-ledger-tip.ts';
import { TopLine } from './top-line.tsx';

const now = {
  bookmaker: 'bet365',
  bookmakerName: 'bet365',
  decimalOdds: 2.1,
  probability: 0.52,
  expectedValue: 0.09,
  pricesSeenAt: null,
  worthTipping: true,
};
const best = { tip: aLedgerTip(1), now };

function lineOf(locale: Locale): string {
  const html = renderToStaticMarkup(
    <WordsProvider words={createWordsOf(locale)}>
      <TopLine tips={{ count: 12, best }} address={{} as never} />
    </WordsProvider>,
  );
  return html
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

it('the line of tips names the best of them with clubs in full, country and league', () => {
  expect(lineOf(locales.find(({ tag }) => tag === 'en') as Locale)).toBe(
    '|12 tips today|Best: IFK Göteborg to win at |2.10|1.91|IFK Göteborg – Malmö FF · Sweden, Allsvenskan|',
  );
});

it.each(locales.map((locale) => [locale.tag, locale] as const))('the line of tips shortens no club in %s', (_, locale) => {
  const line = lineOf(locale);
  expect(line.replaceAll('IFK Göteborg', '')).not.toContain('Göteborg');
  expect(line.split('IFK Göteborg')).toHaveLength(3);
  expect(line).toContain(', Allsvenskan|');
});
