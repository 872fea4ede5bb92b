import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import text from '#app/ui/text.module.css';
import styles from './fold.module.css';

/** Content that is folded away behind a line that looks like a link. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={clsx(text.link, styles.summary)}>{summary}</summary>
      {children}
    </details>
  );
}
