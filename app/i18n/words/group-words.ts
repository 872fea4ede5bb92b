import { priceBands } from '#domain/tip/price-band.ts';
import type { Words } from './create-words.ts';

/** Step of prices: the last price of a band is this much below the first of the next. */
const hundredth = 0.01;

/** Returns a range of prices in words: `1.80 to 2.19`. */
export function bandWords(band: string, { t, format }: Pick<Words, 't' | 'format'>): string {
  const at = priceBands.findIndex((known) => known.band === band);
  const [own, next] = [priceBands[at], priceBands[at + 1]];
  if (own === undefined) return band;
  if (at === 0 && next !== undefined) return t('record.bandBelow', { price: format.decimalOdds(next.from) });
  if (next === undefined) return t('record.bandFrom', { price: format.decimalOdds(own.from) });
  return t('record.band', { from: format.decimalOdds(own.from), to: format.decimalOdds(Number((next.from - hundredth).toFixed(2))) });
}

/** Returns a month of the record: `November 2026`. */
export function monthWords(month: string, { format }: Pick<Words, 'format'>): string {
  return format.monthOfYear(new Date(`${month}-15T12:00:00Z`), 'UTC');
}

/** Returns a range of chances or values in words, the lowest range without a lower bound: `40% to 50%`. */
export function classWords(
  classes: readonly { readonly class: string; readonly from: number }[],
  key: string,
  { t, format }: Pick<Words, 't' | 'format'>,
): string {
  const at = classes.findIndex((known) => known.class === key);
  const [own, next] = [classes[at], classes[at + 1]];
  if (own === undefined) return key;
  if (at === 0 && next !== undefined) return t('record.bandBelow', { price: format.percent(next.from) });
  if (next === undefined) return t('record.bandFrom', { price: format.percent(own.from) });
  return t('record.band', { from: format.percent(own.from), to: format.percent(next.from) });
}
