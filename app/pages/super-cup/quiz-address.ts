import { specialAddresses } from '#app/special-addresses.ts';

/** Where a step of the quiz stands, or its beginning. Without a script the browser goes to the quiz by itself. */
export function quizAddress(state?: string): string {
  return `${specialAddresses.superCup}${state === undefined ? '' : `?quiz=${state}`}#quiz`;
}
