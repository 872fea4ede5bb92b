import { Price } from './price.tsx';

/** Below this a hundredth is a large part of what can be won. */
const short = 1.1;

/** A price that was computed rather than asked: rounded to two decimals, a very short one to three. */
export function FairPrice({ odds }: { odds: number }) {
  const steps = odds < short ? 1000 : 100;
  return <Price odds={Math.round(odds * steps) / steps} />;
}
