import type { Page } from 'playwright-core';

/**
 * Returns the classes of elements of the open page that its style sheets do not mention: each class of the sources is in one. An embedded
 * document has its own sheet, which leaves classes of the site's components without a rule.
 */
export function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.querySelector('style[data-all]') === null) return [];
    const written = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
    const styled = new Set(written.flatMap((text) => Array.from(text.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => name as string)));
    const shown = [...document.body.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    return [...new Set(shown)].filter((name) => !styled.has(name));
  });
}
