import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { SiteFactsProvider } from '#app/shell/site-facts.tsx';
import { siteFacts } from '#tests/factories/site-facts.ts';
import type { Yesterday } from './yesterday.server.ts';
import styles from './yesterday-line.module.css';
import { YesterdayLine } from './yesterday-line.tsx';

const day = '2026-11-27' as Yesterday['day'];
const yesterday: Yesterday = { day, of: 'day', decided: 40, right: 19, promised: 20.8, tips: 2, won: 0, afterwards: 42 };

const markupOf = (changed: Partial<Yesterday> = {}, utc?: number) =>
  renderToStaticMarkup(
    <SiteFactsProvider facts={siteFacts()}>
      <WordsProvider words={createWordsOf(localeByCode('en') as Locale)}>
        <YesterdayLine yesterday={{ ...yesterday, ...changed }} utc={utc} />
      </WordsProvider>
    </SiteFactsProvider>,
  );

it('leads to the predictions of the day by the clock of the page', () => {
  expect(markupOf()).toContain('href="/track-record/predictions?date=2026-11-27"');
  expect(markupOf({}, -300)).toContain('href="/track-record/predictions?date=2026-11-27&amp;utc=-300"');
  expect(markupOf({ of: 'month' }, -300)).toContain('href="/track-record/predictions?utc=-300"');
});

it('has the mark of what was computed afterwards in one line with the tips', () => {
  const [, line = ''] = markupOf().split(`<span class="${styles.ofTips}">`);
  expect(line).toMatch(/^<b>0 of 2<\/b> tips won <small[^>]*>computed afterwards<\/small><\/span>/);
});

it('says how many right ones were expected', () => {
  expect(markupOf()).toContain('Yesterday <b>19 of 40</b> right; we expected 21<');
});
