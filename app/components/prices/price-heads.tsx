import styles from '#app/components/matches/match-group.module.css';
import { useWords } from '#app/i18n/words/words.tsx';

/** The heads 1 X 2 above the prices of a list, and from a tablet's width on the head of our predictions. */
export function PriceHeads() {
  const { t } = useWords();
  return (
    <>
      {(['home', 'draw', 'away'] as const).map((outcome) => (
        <span key={outcome} className={styles.outcome} title={t(`odds.${outcome}`)}>
          {t(`odds.${outcome}Short`)}
        </span>
      ))}
      <span className={styles.tip}>{t('predictions.oneName')}</span>
    </>
  );
}
