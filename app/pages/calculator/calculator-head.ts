import type { PageHead } from '#app/shell/page-head.ts';
import { calculatorPath, readCalculatorAddress, type Tool, toolPath } from './calculator-address.ts';

/** What a search engine and a tab of the browser are told of a calculator. */
export interface ToolHead {
  readonly title: string;
  readonly description: string;
}

/**
 * The head of the calculator that an address shows. The browser goes from one to the other without asking the server, so that the page
 * carries the heads of all. An address with somebody's figures in it stands for the calculator alone.
 */
export function headOf(head: PageHead, tools: Readonly<Record<Tool, ToolHead>>, search: string): PageHead {
  const { tool, filled } = readCalculatorAddress(new URLSearchParams(search));
  const query = toolPath(tool).slice(calculatorPath.length);
  const addresses = Object.fromEntries(
    Object.entries(head.addresses).map(([code, address]) => [code, address.replace(/\?.*$/, '') + query]),
  );
  return { ...head, ...tools[tool], path: toolPath(tool), indexed: head.indexed && !filled, addresses };
}
