import { type Asked, askedOf } from '#app/pages/calculator/asked.ts';
import { calculatorAddress } from '#app/pages/calculator/calculator.address.ts';

/** Returns what the parameters of an address ask of a calculator. */
export function askedBy(query: string): Asked {
  const { values } = calculatorAddress.read({}, new URLSearchParams(query));
  if (values === undefined) throw new Error(`no calculator is at ?${query}`);
  return askedOf(values);
}
