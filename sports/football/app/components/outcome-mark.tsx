import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { type Outcome, outcomes } from '#domain/tournament/season/club-outcomes.ts';
import styles from './outcome-mark.module.css';

/** Draws a letter for a club's certain outcome, read out as words. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const { t } = useWords();
  const meaning = t(`decided.${outcome}`);
  return (
    <span className={styles.mark} title={meaning}>
      <span aria-hidden="true">{t(`decided.${outcome}Short`)}</span>
      <span className={text.visuallyHidden}> {meaning}</span>
    </span>
  );
}

/** Draws the meaning of the letters that a page's tables have. */
export function OutcomeLegend({ shown }: { shown: ReadonlySet<Outcome | undefined> }) {
  const { t } = useWords();
  const told = outcomes.filter((outcome) => shown.has(outcome));
  if (told.length === 0) return null;
  return (
    <p className={clsx(text.caption, styles.legend)} aria-hidden="true">
      {t('decided.title')}{' '}
      {told.map((outcome) => (
        <span key={outcome}>
          <b className={styles.mark}>{t(`decided.${outcome}Short`)}</b> {t(`decided.${outcome}`)}
        </span>
      ))}
    </p>
  );
}
