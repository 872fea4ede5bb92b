import type { Page } from 'playwright-core';

/**
 * Removes from a page everything except some elements, its headings of the first level, the masthead and the menus: the rest is searched
 * for faults elsewhere, and searching it again takes long.
 */
export async function leavePart(page: Page, selector: string): Promise<void> {
  await page.evaluate((kept) => {
    const parts = [...document.querySelectorAll(kept)];
    if (parts.length === 0) throw new Error(`the page has no ${kept}`);
    parts.push(...document.querySelectorAll('h1'));
    const isSaved = (element: Element) => parts.some((part) => element.contains(part) || part.contains(element));
    for (const element of document.querySelectorAll('main *, aside, footer')) if (!isSaved(element)) element.remove();
  }, selector);
}
