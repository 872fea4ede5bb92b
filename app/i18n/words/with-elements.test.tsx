import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Locale, localeByCode } from '#app/i18n/locales.ts';
import { withElements } from './with-elements.tsx';
import { createWordsOf } from './words-of.server.ts';

const t = (code: string) => createWordsOf(localeByCode(code) as Locale).t;
const elements = { best: <b>2.44</b>, fair: <i>2.51</i> };

it('puts elements where the language has their values', () => {
  const markupIn = (code: string) => renderToStaticMarkup(withElements(t(code), 'noTip.price-below-fair', elements, { bet: 'Slavia' }));
  expect(markupIn('en')).toBe('Slavia: best price <b>2.44</b>, fair <i>2.51</i>, so there is no value.');
  expect(markupIn('de')).toBe('Slavia: beste Quote <b>2.44</b>, fair <i>2.51</i>, also nichts zu holen.');
});
