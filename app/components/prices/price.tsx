import { remembered } from '#app/i18n/remembered.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { toFractionalOdds, toMoneylineOdds } from '#domain/odds/odds-formats.ts';
import styles from './price.module.css';

const formats = new Map<number, readonly [fractional: string, moneyline: string]>();

/**
 * A decimal price in all three formats. The stylesheet shows the one that `data-odds` of the page's root names, which is set before the
 * first paint, so changing the format moves nothing and needs no code for each price. Null is shown as a dash.
 */
export function Price({ odds }: { odds: number | null }) {
  const { format, t } = useWords();
  if (odds === null) return '–';
  const [fractional, moneyline] = remembered(formats, odds, () => [toFractionalOdds(odds), toMoneylineOdds(odds)] as const);
  return (
    <span className={styles.price} data-fractional={fractional === '1/1' ? t('shell.evens') : fractional} data-moneyline={moneyline}>
      <span>{format.decimalOdds(odds)}</span>
    </span>
  );
}
