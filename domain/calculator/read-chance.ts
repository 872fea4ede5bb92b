import { type DecimalMark, numberIn } from '#domain/odds/read-odds.ts';

export type ChanceFault = 'empty' | 'not-a-number' | 'out-of-range';
export type ReadChance = { readonly probability: number } | { readonly fault: ChanceFault };

/**
 * Returns the chance of a text in per cent, or its fault: `45`, `45%`, `45.5 %`; above 0 and below 100, since a certain outcome needs no
 * calculation.
 *
 * @param text as a person typed it
 */
export function readChance(text: string, mark: DecimalMark = '.'): ReadChance {
  const written = text.trim().replaceAll(/[−–]/g, '-').replace(/\s?%$/, '');
  if (written === '') return { fault: 'empty' };
  const percent = numberIn(written, mark);
  if (percent === undefined) return { fault: 'not-a-number' };
  return percent > 0 && percent < 100 ? { probability: percent / 100 } : { fault: 'out-of-range' };
}
