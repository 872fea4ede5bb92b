import type { Bet } from '#domain/odds/bet.ts';
import { legKey } from '#domain/slip/leg-key.ts';
import { Price } from './price.tsx';

/** A price that can be put on the bet slip; a behaviour does it and shows what is chosen. `selection` names what stands on it. */
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
  className?: string;
  children?: React.ReactNode;
}) {
  return (
    <button type="button" className={className} data-leg={legKey({ matchId, bet })} value={odds} aria-pressed="false">
      <span className="vh">{selection} </span>
      <Price odds={odds} />
      {children}
    </button>
  );
}
