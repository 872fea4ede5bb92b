import { describePage } from '#app/shell/describe-page.server.ts';
import type { PageHead } from '#app/shell/page-head.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { calculatorAddress } from './calculator.address.ts';
import type { CalculatorView } from './calculator.server.ts';

/** Returns the head of a calculator. An address with a visitor's figures is not indexed; its path is that of the empty calculator. */
export function calculatorHead(site: Site, { state: { tool, filled } }: CalculatorView): PageHead {
  const { t } = site.words;
  return describePage(site, {
    title: t(`calculator.title.${tool}`),
    description: t(`calculator.about.${tool}`),
    path: calculatorAddress.href({ calculator: tool }),
    indexed: !filled,
  });
}
