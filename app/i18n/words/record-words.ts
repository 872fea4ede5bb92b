import { writingCustoms } from '#languages/writing-customs.ts';
import type { Words } from './create-words.ts';

/** Returns wins and losses: `12–3`; in German `12:3`, in Brazil, which writes scores as `12 x 3`, `12-3`. */
export function recordWords({ won, lost }: { readonly won: number; readonly lost: number }, { locale }: Pick<Words, 'locale'>): string {
  const sign = locale.tag === 'pt-BR' ? '-' : writingCustoms[locale.tag].scoreSign;
  return `${won}${sign}${lost}`;
}
