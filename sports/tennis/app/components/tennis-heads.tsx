import { useWords } from '#app/i18n/words/words.tsx';
import styles from './tennis-heads.module.css';

/**
 * Draws the heads above the rows of a list: the sets by number, the points, and from a tablet's width on also the chance and, when a row has one, the
 * prediction or tip. Hidden from screen readers, since each row names its figures.
 */
export function TennisHeads({ hasOpinions }: { hasOpinions: boolean }) {
  const { t } = useWords();
  return (
    <>
      <span className={styles.columns} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((set) => (
          <span key={set}>{set}</span>
        ))}
        <span>{t('tennis.pointsShort')}</span>
      </span>
      <span className={styles.chance}>{t('tips.chanceHead')}</span>
      {hasOpinions && <span className={styles.tip}>{t('predictions.oneName')}</span>}
    </>
  );
}
