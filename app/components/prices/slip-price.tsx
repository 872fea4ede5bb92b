import './slip-price.module.css';
import { clsx } from 'clsx';
import priceButton from '#app/ui/price-button.module.css';
import text from '#app/ui/text.module.css';
import { legKey } from '#domain/slip/leg-key.ts';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { Price } from './price.tsx';
import type { PriceMark } from './price-mark.ts';

/** A price that can be put on the bet slip: `<slip-price>` puts it there and shows whether it is chosen. `selection` names the bet. */
export function SlipPrice({
  matchId,
  bet,
  odds,
  selection,
  className,
  of,
  mark,
  chance,
  figure = <Price odds={odds} />,
  children,
}: {
  matchId: number;
  bet: AnyBet;
  odds: number;
  selection: string;
  className?: string | undefined;
  /** The outcome that the price is for, in a row that frames the price of the outcome that occurred. */
  of?: 'home' | 'draw' | 'away';
  /** Set when the price is on our tip, or on what we predict. */
  mark?: PriceMark | undefined;
  /** Our chance of it, below the price. */
  chance?: string | undefined;
  /** Replaces the plain price when it is shown with more beside it. */
  figure?: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <slip-price leg={legKey({ matchId, bet })}>
      <button
        type="button"
        className={clsx(priceButton.button, className)}
        value={odds}
        aria-pressed="false"
        data-of={of}
        data-mark={mark}
        data-chance={chance}
      >
        <span className={text.visuallyHidden}>{selection} </span>
        {figure}
        {children}
      </button>
    </slip-price>
  );
}
