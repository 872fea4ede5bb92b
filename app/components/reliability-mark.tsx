import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words.tsx';
import type { Reliability } from '#domain/forecast/forecast.ts';
import styles from './reliability-mark.module.css';

const levels = [1, 2, 3, 4, 5] as const;

/** How much stands behind a forecast: five squares, and the matches that it rests on. `onPaper` draws them in ink rather than in the tip's colour. */
export function ReliabilityMark({ reliability: { level, matches }, onPaper = false }: { reliability: Reliability; onPaper?: boolean }) {
  const { t } = useWords();
  return (
    <>
      {t('reliability.title')}{' '}
      <span className={clsx(styles.squares, onPaper && styles.onPaper)} aria-hidden="true">
        {levels.map((step) => (
          <i key={step} className={step <= level ? styles.reached : undefined} />
        ))}
      </span>{' '}
      {t('reliability.of', { level })}: {t('reliability.restsOn', { count: matches })}
    </>
  );
}
