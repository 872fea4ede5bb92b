import type { Page } from 'playwright-core';

/** Returns the words without a hyphen that begin on one line and end on another. Words for screen readers alone are left out. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement as Element;
      const isSeen = element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none';
      for (const { index, 0: word } of isSeen ? (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu) : []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
