import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { surfaceWords } from '#app/i18n/words/tennis-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import type { Court, Surface } from '../../domain/tennis-event.ts';
import styles from './surface-sign.module.css';

const squares = { hard: styles.hard, clay: styles.clay, grass: styles.grass, carpet: styles.carpet } satisfies Record<
  Surface,
  string | undefined
>;

/** Draws the surface: a square of its colour, and its word; `alone` leaves the word to screen readers. */
export function SurfaceSign({
  surface,
  court = 'outdoor',
  alone = false,
  word,
  className,
}: {
  surface: Surface;
  court?: Court;
  alone?: boolean;
  /** Shown in place of the surface's word. */
  word?: ReactNode;
  className?: string | undefined;
}) {
  const { t } = useWords();
  const words = surfaceWords({ surface, court }, t);
  return (
    <span className={clsx(styles.sign, className)} title={alone ? words : undefined}>
      <i className={squares[surface]} />
      <span className={alone ? styles.spoken : undefined}>{word ?? words}</span>
    </span>
  );
}
