import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** The content of an empty list: what is missing, why, and at most one thing to do. */
export function EmptyState({ title, why, action }: { title: string; why: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <b>{title}</b>
      <p>{why}</p>
      {action}
    </div>
  );
}
