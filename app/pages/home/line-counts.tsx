import { useWords } from '#app/i18n/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './line-counts.module.css';

/** The numbers at the end of a folded line: its tips, what is live, and its matches. */
export function LineCounts({ of, tips, live, matches }: { of: string; tips: number; live: number; matches: number }) {
  const { t, format } = useWords();
  return (
    <span className={styles.counts}>
      {tips > 0 && (
        <span className={styles.tip}>
          {t('tip.chip')}
          {tips > 1 && ` ${format.integer(tips)}`}
        </span>
      )}
      <live-count class={styles.live} of={`live-${of}`}>
        {live > 0 && format.integer(live)}
      </live-count>
      <span className={text.visuallyHidden}>{t('home.live')}</span>
      <span aria-hidden="true">{format.integer(matches)}</span>
      <span className={text.visuallyHidden}>{t('home.inDay', { count: matches })}</span>
    </span>
  );
}
