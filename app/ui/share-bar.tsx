export interface BarShare {
  readonly side: 's1' | 'sx' | 's2';
  readonly amount: number;
}

/** A bar in proportion to amounts, none of them negative. Decoration: the amounts stand beside it as figures. */
export function ShareBar({ shares }: { shares: readonly BarShare[] }) {
  return (
    <span className="bar" aria-hidden="true">
      {shares.map(({ side, amount }) => amount > 0 && <i key={side} className={side} style={{ flex: amount }} />)}
    </span>
  );
}
