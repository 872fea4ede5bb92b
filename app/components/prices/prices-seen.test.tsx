import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { PricesSeen } from './prices-seen.tsx';

const match = { pricesSeenAt: new Date('2026-11-21T12:05:00Z'), kickoffUtc: new Date('2026-11-21T15:00:00Z'), kickoffKnown: true };

function shown(props: Parameters<typeof PricesSeen>[0], code = 'en'): string {
  return renderToStaticMarkup(
    <WordsProvider words={createWordsOf(localeByCode(code) as Locale)}>
      <PricesSeen {...props} />
    </WordsProvider>,
  );
}
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

describe('the time at which prices were seen', () => {
  it.each([
    ['en', /^Odds as of .*12:05, 2 h 55 min before kick-off$/],
    ['cz', /^Stav kurzů: .*13:05, 2 h 55 min před výkopem$/],
    ['de', /^Quotenstand: .*13:05, 2 Std\. 55 Min\. vor Anpfiff$/],
    ['es', /^Últimas cuotas vistas: .*13:05, 2 h 55 min antes del inicio$/],
    ['gr', /^Αποδόσεις όπως ίσχυαν: .*14:05, 2 ώρ\. 55 λ\. πριν από τη σέντρα$/],
    ['it', /^Quote rilevate: .*13:05, 2 h 55 min prima del fischio d’inizio$/],
    ['pt_br', /^Odds consultadas: .*9:05, 2 h 55 min antes do apito inicial$/],
  ])('stands before the kick-off in the words of readers of %s', (code, words) => {
    expect(textOf(shown({ match }, code))).toMatch(words);
  });

  it('is an element that the browser writes in the zone of the reader', () => {
    expect(shown({ match })).toContain('<time dateTime="2026-11-21T12:05:00.000Z" data-show="time">');
  });

  it('is that before the start in other sports, days where it was long ago, and alone beside a kick-off or where that is not known', () => {
    expect(textOf(shown({ match, start: 'start' }))).toMatch(/before the start$/);
    const long = { ...match, kickoffUtc: new Date('2026-11-24T15:00:00Z') };
    expect(textOf(shown({ match: long }))).toMatch(/, 3 days before kick-off$/);
    expect(textOf(shown({ match, brief: true }))).toMatch(/12:05$/);
    expect(textOf(shown({ match: { ...match, kickoffKnown: false } }))).toMatch(/12:05$/);
  });

  it('is not said where no price counts', () => {
    expect(shown({ match: { ...match, pricesSeenAt: null } })).toBe('');
  });
});
