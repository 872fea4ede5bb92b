import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import text from '#app/ui/text.module.css';
import type { Pair } from '#domain/sports/pair.ts';
import styles from './pair-chances.module.css';

/** Draws the chances of both sides in a row, in whole per cent, with a thin bar; from a tablet's width on. */
export function PairChances({ chances, className }: { chances: Pair<number>; className?: string | undefined }) {
  const { format, t } = useWords();
  const [first, second] = chances;
  return (
    <span className={clsx(styles.chances, className)}>
      <span className={styles.figures}>
        <span className={text.visuallyHidden}>{t('sport.chancesBefore')}: </span>
        <span className={first >= second ? styles.more : undefined}>{format.percent(first / 100)}</span>
        <span className={second > first ? styles.more : undefined}>{format.percent(second / 100)}</span>
      </span>
      <ShareBar
        className={styles.bar}
        shares={[
          { side: 's1', amount: first },
          { side: 's2', amount: second },
        ]}
      />
    </span>
  );
}
