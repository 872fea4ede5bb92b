import { type CalculatorState, stateOf } from '#app/islands/calculator/calculator-state.ts';
import { calculatorAddress } from '#app/pages/calculator/calculator.address.ts';

/** Returns the state of the calculator from the parameters of an address. */
export function calculatorStateOf(query: string): CalculatorState {
  const { values } = calculatorAddress.read({}, new URLSearchParams(query));
  if (values === undefined) throw new Error(`no calculator is at ?${query}`);
  return stateOf(values);
}
