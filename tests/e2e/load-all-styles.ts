import type { Page } from 'playwright-core';

/** Loads all style sheets that an open page can come to need, for content that a test writes into it. */
export async function loadAllStyles(page: Page): Promise<void> {
  const url = await page.locator('style[data-all]').getAttribute('data-all');
  await page.addStyleTag({ url: url as string });
}
