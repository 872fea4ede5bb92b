import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './price-scale.module.css';

export interface PriceMark {
  readonly kind: 'best' | 'fair' | 'wanted';
  readonly odds: number;
  readonly label: ReactNode;
}

/** The space before the lowest and after the highest mark, as a part of the span between them. */
const margin = 0.75;

/**
 * Prices on a line, the lower ones to the left; what is left of the price wanted is hatched. The words stand above and below in
 * turn, so that near neighbours do not cover each other.
 */
export function PriceScale({ marks }: { marks: readonly PriceMark[] }) {
  const sorted = [...marks].sort((first, second) => first.odds - second.odds);
  const odds = sorted.map((mark) => mark.odds);
  const [lowest, highest] = [Math.min(...odds), Math.max(...odds)];
  const span = Math.max(highest - lowest, highest * 0.01);
  const left = (price: number) => `${Math.round(((price - lowest + span * margin) / (span * (1 + 2 * margin))) * 1000) / 10}%`;
  const wanted = marks.find(({ kind }) => kind === 'wanted');
  return (
    <div className={styles.scale}>
      <div className={styles.line}>
        {wanted !== undefined && <span className={styles.tooLow} style={{ width: left(wanted.odds) }} />}
        {sorted.map(({ kind, odds: price, label }, index) => (
          <span
            key={kind}
            className={clsx(styles.mark, kind === 'best' && styles.best, index % 2 !== 0 && styles.below)}
            style={{ left: left(price) }}
          >
            <span className={styles.label}>{label}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
