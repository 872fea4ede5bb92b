import type { Formatters } from '#app/i18n/formatters.ts';
import { listFields, type Tool } from '#app/pages/calculator/calculator.address.ts';
import { emptyState, statePath } from './calculator-state.ts';

/** Returns the entries of a calculator's example; the figures of Kelly and of the margin are those of the academy's articles. */
function entriesOf(tool: Tool, odds: (price: number) => string): Readonly<Record<string, string>> {
  const list = (...prices: number[]) => Object.fromEntries(prices.map((price, at) => [listFields[at] as string, odds(price)]));
  switch (tool) {
    case 'converter':
      return { odds: '5/2' };
    case 'single':
      return { odds: odds(2.5), stake: '10' };
    case 'accumulator':
      return { ...list(2.1, 1.8, 1.65), stake: '10' };
    case 'each-way':
      return { odds: '10/1', stake: '5', place: '1/4' };
    case 'kelly':
      return { odds: odds(2.4), chance: '45', bankroll: '100' };
    case 'dutching':
      return { ...list(3, 6), stake: '100' };
    case 'margin':
      return list(2.32, 3.7, 2.9);
  }
}

/** Returns the shared path of a calculator with an example in it, written as the language writes figures. */
export function examplePath(tool: Tool, format: Formatters): string {
  const bare = emptyState(tool);
  const entries = entriesOf(tool, (price) => format.decimals(price, 2));
  const rows = listFields.filter((name) => name in entries).length;
  return statePath({ ...bare, rows, entries: { ...bare.entries, ...entries } });
}
