import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import styles from './begun-fold.module.css';

/** A fold of matches or tips that can no longer be bet on, behind a line with their results. */
export function BegunFold({ title, sums, id, children }: { title: string; sums: string; id: string; children: ReactNode }) {
  return (
    <details className={styles.fold} id={id}>
      <summary className={styles.summary}>
        <h2 className={clsx(text.heading, styles.title)}>{title}</h2>
        <span className={styles.sums}>{sums}</span>
        <Icon name="down" small />
      </summary>
      {children}
    </details>
  );
}
