import { Price } from './price.tsx';

/** Price below which a hundredth is a large part of what can be won. */
const short = 1.1;

/**
 * A computed price that no bookmaker offers: rounded to two decimals, to three below 1.1 and where it would read like another price that it is compared
 * with.
 */
export function FairPrice({ odds, beside }: { odds: number; beside?: number }) {
  const readsLike = beside !== undefined && rounded(odds, 100) === rounded(beside, 100);
  return <Price odds={rounded(odds, odds < short || readsLike ? 1000 : 100)} />;
}

const rounded = (price: number, steps: number) => Math.round(price * steps) / steps;
