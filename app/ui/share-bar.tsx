import { clsx } from 'clsx';
import styles from './share-bar.module.css';
import { shortFraction } from './short-fraction.ts';

export interface BarShare {
  readonly side: 's1' | 'sx' | 's2';
  readonly amount: number;
}

const sideClass: Record<BarShare['side'], string | undefined> = { s1: styles.first, sx: styles.draw, s2: styles.second };

/** A bar divided in proportion to amounts, none of them negative. Decoration: the amounts are shown beside it as figures. */
export function ShareBar({ shares, className }: { shares: readonly BarShare[]; className?: string | undefined }) {
  return (
    <span className={clsx(styles.bar, className)} aria-hidden="true">
      {shares.map(({ side, amount }) => amount > 0 && <i key={side} className={sideClass[side]} style={{ flex: shortFraction(amount) }} />)}
    </span>
  );
}
