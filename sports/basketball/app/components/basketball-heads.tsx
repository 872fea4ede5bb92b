import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { inNamedOrder, type NamedFirst } from '#domain/sports/named-first.ts';
import styles from './basketball-heads.module.css';

/**
 * Draws the heads above the rows of a list: the quarters, or before the games the subjects of the prices; from a tablet's width on also the chance
 * and, when a row has one, the prediction or tip. Hidden from screen readers, since each row names its figures.
 */
export function BasketballHeads({
  of,
  namedFirst,
  hasOpinions,
}: {
  of: 'points' | 'prices';
  namedFirst: NamedFirst;
  hasOpinions: boolean;
}) {
  const { t } = useWords();
  return (
    <>
      <span className={clsx(styles.columns, of === 'prices' && styles.ofPrices)} aria-hidden="true">
        {(of === 'points'
          ? ['1', '2', '3', '4', t('basketball.overtimeShort'), t('basketball.all')]
          : [...inNamedOrder(namedFirst, [t('basketball.home'), t('basketball.away')]), t('basketball.totalShort')]
        ).map((head) => (
          <span key={head}>{head}</span>
        ))}
      </span>
      <span className={styles.chance} aria-hidden="true">
        {t('tips.chanceHead')}
      </span>
      {hasOpinions && (
        <span className={styles.tip} aria-hidden="true">
          {t('predictions.oneName')}
        </span>
      )}
    </>
  );
}
