import type { Page } from 'playwright-core';
import { matchingRules, type StyleRule, styleRulesOf } from '#app/styles/sheets/style-rules.ts';

/**
 * Returns the selectors of those rules for what the open page shows that its style sheets lack: a document comes with the rules of its first
 * content. Embedded documents have sheets of their own.
 */
export async function missingRules(page: Page): Promise<string[]> {
  const { all, sent, classes } = await page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>('style[data-all]');
    const names = new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
    return { all: style?.dataset.all, sent: style?.textContent ?? '', classes: [...names] };
  });
  if (all === undefined) return [];
  const needed = matchingRules(await rulesOfSheet(new URL(all, page.url()).href), new Set(classes));
  // Most pages need no more than they came with, which their text shows in a fraction of the browser's time.
  const came = textsOf(sent);
  if (textsIn(styleRulesOf(needed)).every((text) => came.has(text))) return [];
  return page.evaluate((text) => {
    const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
      });
    const present = new Set([...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules)).map(({ cssText }) => cssText));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return rulesOf(sheet.cssRules)
      .filter(({ cssText }) => !present.has(cssText))
      .map(({ selectorText }) => selectorText);
  }, needed);
}

const sheets = new Map<string, Promise<readonly StyleRule[]>>();

/** Returns the rules of a built style sheet, whose address is another one when its text changes. */
function rulesOfSheet(address: string): Promise<readonly StyleRule[]> {
  const rules = sheets.get(address) ?? fetch(address).then(async (answer) => styleRulesOf(await answer.text()));
  sheets.set(address, rules);
  rules.catch(() => sheets.delete(address));
  return rules;
}

const textsBySheet = new Map<string, ReadonlySet<string>>();

/** Returns the texts of all rules of a style sheet, each with the conditions under which it is. */
function textsOf(sheet: string): ReadonlySet<string> {
  const texts = textsBySheet.get(sheet) ?? new Set(textsIn(styleRulesOf(sheet)));
  textsBySheet.set(sheet, texts);
  return texts;
}

function textsIn(rules: readonly StyleRule[], head = ''): readonly string[] {
  return rules.flatMap((rule) => ('rules' in rule ? textsIn(rule.rules, `${head}${rule.head}{`) : [head + rule.text]));
}
