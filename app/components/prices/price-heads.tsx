import styles from '#app/components/matches/match-group.module.css';
import { useWords } from '#app/i18n/words/words.tsx';

/** The column heads of a match list: 1, X and 2 above the prices, and one above our prediction from a tablet's width on. */
export function PriceHeads() {
  const { t } = useWords();
  return (
    <>
      {(['home', 'draw', 'away'] as const).map((outcome) => (
        <span key={outcome} className={styles.outcome} title={t(`odds.${outcome}`)}>
          {t(`odds.${outcome}Short`)}
        </span>
      ))}
      <span className={styles.prediction}>{t('predictions.oneName')}</span>
    </>
  );
}
