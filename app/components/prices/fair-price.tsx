import { Price } from './price.tsx';

/** Price below which a hundredth is a large part of what can be won. */
const short = 1.1;

/** A computed price that no bookmaker offers: rounded to two decimals, below 1.1 to three. */
export function FairPrice({ odds }: { odds: number }) {
  const steps = odds < short ? 1000 : 100;
  return <Price odds={Math.round(odds * steps) / steps} />;
}
