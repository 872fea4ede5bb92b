import { clsx } from 'clsx';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import type { RecordSummary } from '#data/queries/ledger/get-record-summary.ts';
import styles from './record-line.module.css';

/** The public record in a line, above everything; its figures stand there whether they are good or bad. */
export function RecordLine({ record }: { record: RecordSummary }) {
  const { t, href, format } = useWords();
  const isAfterwards = useComputedAfterwards();
  if (record.tips === 0) return null;
  const afterwards = record.reconstructed + (isAfterwards('clock-set') ? record.clockSet : 0);
  const figures = [
    record.yield !== null && (['home.recordYield', format.signedPercent(record.yield, 1)] as const),
    record.strikeRate !== null && (['home.recordWon', format.percent(record.strikeRate, 1)] as const),
  ].filter((figure) => figure !== false);
  return (
    <p className={styles.record}>
      <span>{withElements(t, 'home.tipsOnRecord', { number: <b>{format.integer(record.tips)}</b> }, { count: record.tips })}</span>
      {figures.map(([key, figure]) => (
        <span key={key}>{withElements(t, key, { figure: <b>{figure}</b> })}</span>
      ))}
      {afterwards > 0 && (
        <span className={chip.warning} title={t('tip.computedAfterwardsMeaning')}>
          {t('home.afterwardsOfThem', { number: format.integer(afterwards), count: afterwards })}
        </span>
      )}
      <a className={clsx(text.link, styles.check)} href={href('/track-record')}>
        {t('home.recordCheck')}
      </a>
    </p>
  );
}
