import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import type { Reliability } from '#domain/forecast/forecast.ts';
import styles from './reliability-mark.module.css';

const levels = [1, 2, 3, 4, 5] as const;

/** Five squares, as many of them filled as the level of the reliability. Decoration beside its words. */
export function ReliabilitySquares({ level, onPaper }: { level: number; onPaper: boolean }) {
  return (
    <span className={clsx(styles.squares, onPaper && styles.onPaper)} aria-hidden="true">
      {levels.map((step) => (
        <i key={step} className={step <= level ? styles.reached : undefined} />
      ))}
    </span>
  );
}

/** The reliability of a forecast: five squares, and the number of matches from which it was computed. `onPaper` draws them in ink, not in the tip's colour. */
export function ReliabilityMark({ reliability: { level, matches }, onPaper = false }: { reliability: Reliability; onPaper?: boolean }) {
  const { t } = useWords();
  return (
    <>
      {t('reliability.title')} <ReliabilitySquares level={level} onPaper={onPaper} /> {t('reliability.of', { level })}:{' '}
      {t('reliability.restsOn', { count: matches })}
    </>
  );
}
