import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { useComputedAfterwards } from '#app/shell/site-facts.tsx';
import chip from '#app/ui/chip.module.css';
import text from '#app/ui/text.module.css';
import type { Reconstruction } from '#domain/ledger/reconstruction.ts';
import styles from './origin-note.module.css';
import type { RecordView } from './record-view.server.ts';

const dayMs = 86_400_000;

/** Renders the number of tips that were computed afterwards rather than published live, and the progress of that computation while it goes on. */
export function OriginNote({ view: { record, rebuilding } }: { view: RecordView }) {
  const { t, format } = useWords();
  const isAfterwards = useComputedAfterwards();
  const { reconstructed, clockSet, liveSince, figures } = record;
  const afterwards = reconstructed + (isAfterwards('clock-set') ? clockSet : 0);
  const some = { count: format.integer(afterwards), tips: format.integer(figures.tips) };
  return (
    <>
      {afterwards > 0 && (
        <p className={clsx(text.caption, styles.note)}>
          <span className={chip.warning}>{t('tip.computedAfterwards')}</span>{' '}
          {afterwards === figures.tips ? t('record.afterwardsAll') : t('record.afterwardsSome', some)}
          {liveSince !== undefined && ` ${t('record.liveSince', { day: format.dayOfYear(liveSince) })}`}
        </p>
      )}
      {rebuilding !== undefined && <Rebuilding {...rebuilding} />}
    </>
  );
}

function Rebuilding({ fromDay, doneDay, untilDay }: Reconstruction) {
  const { t, format } = useWords();
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const share = Math.max(0, days(fromDay, doneDay)) / days(fromDay, untilDay);
  const day = (local: typeof fromDay) => format.dayOfYear(format.noonOf(local), 'UTC');
  return (
    <p className={clsx(text.caption, styles.note)}>
      {t('record.rebuilding', { from: day(fromDay), until: day(untilDay), done: day(doneDay), share: format.percent(share) })}
      <span className={styles.progress} aria-hidden="true">
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
    </p>
  );
}
