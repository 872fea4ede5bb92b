import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './bar-row.module.css';
import type { BarShare } from './share-bar.tsx';

const colourOf: Readonly<Record<BarShare['side'], string | undefined>> = { s1: styles.first, sx: styles.middle, s2: styles.second };

interface BarRowProps {
  readonly label: ReactNode;
  /** Length of the bar, from 0 to 1. */
  readonly share: number;
  readonly side: BarShare['side'];
  /** The share in words, since screen readers do not get the bar. */
  readonly figure: ReactNode;
  readonly className?: string | undefined;
}

/** A row of a list: its label, its share as a bar, and its figure. */
export function BarRow({ label, share, side, figure, className }: BarRowProps) {
  return (
    <li className={clsx(styles.row, className)}>
      {label}
      <span className={styles.bar} aria-hidden="true">
        <i className={colourOf[side]} style={{ width: `${Math.round(share * 1000) / 10}%` }} />
      </span>
      <b className={styles.figure}>{figure}</b>
    </li>
  );
}
