import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { TrackFigures } from '#domain/tip/track-figures.ts';
import ledger from './ledger.module.css';
import styles from './ledger-total.module.css';

/** Renders the totals of all tips, below the columns that are summed. */
export function LedgerTotal({ figures }: { figures: TrackFigures }) {
  const { t, format } = useWords();
  const { tips, settled, void: returned, open, withdrawn, closingLineValue, profitUnits } = figures;
  const parts = { settled, void: returned, open, withdrawn };
  return (
    <div className={clsx(ledger.row, styles.total)}>
      <b className={styles.name}>{t('record.total', { tips: t('record.tips', { count: tips }) })}</b>
      <span className={styles.parts}>
        {t('record.totalParts', Object.fromEntries(Object.entries(parts).map(([name, count]) => [name, format.integer(count)])))}
      </span>
      <b className={clsx(text.number, ledger.wide, styles.closingLine)}>
        {closingLineValue !== undefined && format.signed(closingLineValue.value * 100, 1)}
      </b>
      <b className={clsx(text.number, styles.units)}>{format.signed(profitUnits, 2)}</b>
    </div>
  );
}
