import type { Page } from 'playwright-core';
import { matchingRules, styleRulesOf } from '#app/styles/sheets/style-rules.ts';

/**
 * Returns the selectors of those rules for what the open page shows that its style sheets lack: a document comes with the rules of its first
 * content. Embedded documents have sheets of their own.
 */
export async function missingRules(page: Page): Promise<string[]> {
  const { all, classes } = await page.evaluate(() => ({
    all: document.querySelector<HTMLElement>('style[data-all]')?.dataset.all,
    classes: [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  }));
  if (all === undefined) return [];
  const text = await (await fetch(new URL(all, page.url()))).text();
  return page.evaluate(
    (needed) => {
      const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule];
          return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
        });
      const present = new Set([...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules)).map(({ cssText }) => cssText));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(needed);
      return rulesOf(sheet.cssRules)
        .filter(({ cssText }) => !present.has(cssText))
        .map(({ selectorText }) => selectorText);
    },
    matchingRules(styleRulesOf(text), new Set(classes)),
  );
}
