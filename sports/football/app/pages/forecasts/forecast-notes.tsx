import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import legend from '#app/ui/legend.module.css';
import text from '#app/ui/text.module.css';
import styles from './forecast-notes.module.css';

/** Draws the meaning of the colours and the columns of the table, and the limits of every forecast. */
export function ForecastNotes() {
  const { t } = useWords();
  return (
    <>
      <p className={clsx(legend.legend, styles.key)}>
        <span>
          <i className={styles.home} />
          {t('forecasts.keyFirst')}
        </span>
        <span>
          <i className={styles.draw} />
          {t('odds.draw')}
        </span>
        <span>
          <i className={styles.away} />
          {t('forecasts.keyAway')}
        </span>
        <span>
          <i className={styles.tip} />
          {t('tip.title')}
        </span>
      </p>
      <p className={clsx(text.caption, styles.note)}>{t('forecasts.note')}</p>
      <p className={clsx(text.caption, styles.note)}>{t('forecasts.limits')}</p>
    </>
  );
}
