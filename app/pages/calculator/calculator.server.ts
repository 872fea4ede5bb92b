import type { LoaderFunctionArgs } from 'react-router';
import { piecePath } from '#app/piece-paths.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import { siteContext } from '#app/site-context.server.ts';
import { calculatorPath, type Tool, tools } from './calculator-address.ts';
import { headOf, type ToolHead } from './calculator-head.ts';

export interface CalculatorData {
  readonly head: PageHead;
  readonly tools: Readonly<Record<Tool, ToolHead>>;
  /** The articles that explain the figures. */
  readonly reading: readonly { readonly path: string; readonly title: string }[];
}

const explained = ['odds-formats', 'implied-probability-and-margin', 'accumulators', 'bankroll-and-kelly'];

/** The odds calculator. It needs no data: what is entered stands in the address, and the page reckons with it here as in the browser. */
export function loader({ url, context }: LoaderFunctionArgs): CalculatorData {
  const { pieces, words, ...site } = context.get(siteContext);
  const { t, locale } = words;
  const heads = Object.fromEntries(
    tools.map((tool) => [tool, { title: `${t(`calculator.title.${tool}`)} · ${site.name}`, description: t(`calculator.about.${tool}`) }]),
  ) as Record<Tool, ToolHead>;
  const head = describePage({ pieces, words, ...site }, { title: '', description: '', path: calculatorPath });
  return {
    head: headOf(head, heads, url.search),
    tools: heads,
    reading: explained
      .flatMap((slug) => pieces.find((piece) => piece.section === 'academy' && piece.slug === slug) ?? [])
      .map((piece) => ({ path: piecePath(piece), title: piece.texts[locale.tag].title })),
  };
}
