import { clsx } from 'clsx';
import { withElements } from '#app/i18n/with-elements.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import chip from '#app/ui/chip.module.css';
import figures from '#app/ui/figures-line.module.css';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import type { RecordSummary } from '#data/queries/ledger/get-record-summary.ts';
import styles from './record-line.module.css';

/** The public record in a line, above everything; its figures stand there whether they are good or bad. On a phone the strike rate waits behind its link. */
export function RecordLine({ record }: { record: RecordSummary }) {
  const { t, href, format } = useWords();
  const isAfterwards = useComputedAfterwards();
  if (record.tips === 0) return null;
  const afterwards = record.reconstructed + (isAfterwards('clock-set') ? record.clockSet : 0);
  const number = <b>{format.integer(record.tips)}</b>;
  return (
    <p className={clsx(figures.line, styles.record)}>
      <span className={styles.onRecord}>{withElements(t, 'home.tipsOnRecord', { number }, { count: record.tips })}</span>
      <span className={styles.tips}>{withElements(t, 'tips.sumTips', { number }, { count: record.tips })}</span>
      {record.yield !== null && (
        <span>{withElements(t, 'home.recordYield', { figure: <b>{format.signedPercent(record.yield, 1)}</b> })}</span>
      )}
      {record.strikeRate !== null && (
        <span className={styles.won}>{withElements(t, 'home.recordWon', { figure: <b>{format.percent(record.strikeRate, 1)}</b> })}</span>
      )}
      {afterwards > 0 && (
        <span className={chip.warning} title={t('tip.computedAfterwardsMeaning')}>
          {t('home.afterwardsOfThem', { number: format.integer(afterwards), count: afterwards })}
        </span>
      )}
      <a className={clsx(text.link, styles.check)} href={href('/track-record')}>
        <span>{t('home.recordCheck')}</span>
        <Icon name="right" small />
      </a>
    </p>
  );
}
