import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import styles from './streak-key.module.css';

/** Draws the meaning of the marks on a track. */
export function StreakKey() {
  const { t } = useWords();
  return (
    <p className={clsx(legend.legend, styles.key)} aria-hidden="true">
      <span>
        <i className={styles.wentOn} /> {t('streaks.keyWentOn')}
      </span>
      <span>
        <i className={styles.usual} /> {t('streaks.keyUsual')}
      </span>
      <span>
        <i className={styles.ours} /> {t('tip.chance')}
      </span>
    </p>
  );
}
