import { clsx } from 'clsx';
import text from '#app/ui/text.module.css';
import type { Bet } from '#domain/odds/bet.ts';
import { legKey } from '#domain/slip/leg-key.ts';
import { Price } from './price.tsx';
import styles from './slip-price.module.css';

/** A price that can be put on the bet slip; the element does it and shows whether it is chosen. `selection` names what stands on it. */
export function SlipPrice({
  matchId,
  bet,
  odds,
  selection,
  className,
  children,
}: {
  matchId: number;
  bet: Bet;
  odds: number;
  selection: string;
  className?: string | undefined;
  children?: React.ReactNode;
}) {
  return (
    <slip-price leg={legKey({ matchId, bet })}>
      <button type="button" className={clsx(styles.price, className)} value={odds} aria-pressed="false">
        <span className={text.visuallyHidden}>{selection} </span>
        <Price odds={odds} />
        {children}
      </button>
    </slip-price>
  );
}
