import { expect, it } from 'vitest';
import { locales } from '#app/i18n/locales.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { largeTrackRecord } from '#tests/factories/large-track-record.tsx';
import { applyFonts } from './apply-fonts.ts';
import { brokenWords } from './broken-words.ts';
import { loadAllStyles } from './load-all-styles.ts';
import { resize } from './resize.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();

/** In the browser: returns the faults of the page's numbers: those broken into lines, outside the page or their cell, or overlapping another one. */
function faultsOfNumbers(): string[] {
  const main = document.querySelector('main') as HTMLElement;
  const place = main.getBoundingClientRect();
  const faults: string[] = [];
  const drawn: { readonly text: string; readonly box: DOMRect }[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const around = node.parentElement as HTMLElement;
    const hidden = getComputedStyle(around).clipPath !== 'none' || around.closest('option, svg') !== null || !around.checkVisibility();
    for (const { 0: text, index } of hidden
      ? []
      : (node.textContent ?? '').matchAll(/(?<![-\p{L}])[+−]?\d[\d.,\u00a0\u202f]*(?<=\d)(\u00a0?%)?/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const boxes = [...range.getClientRects()];
      const box = range.getBoundingClientRect();
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) faults.push(`${text} is broken`);
      if (box.left < place.left - 0.5 || box.right > place.right + 0.5)
        faults.push(`${text} stands beside the page: ${around.outerHTML.slice(0, 100)}`);
      const cell = around.closest('td, th, li, section, p')?.getBoundingClientRect();
      if (cell !== undefined && box.right > cell.right + 0.5) faults.push(`${text} stands beside its cell`);
      for (const other of drawn) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 0.5 && down > 3) faults.push(`${text} lies upon ${other.text}`);
      }
      drawn.push({ text, box });
    }
  }
  if (drawn.length < 60) faults.push(`only ${drawn.length} numbers were found`);
  return faults;
}

/** The language with the longest words, one with a different script, and one with spaces in its numbers. */
const usual = locales.filter(({ tag }) => ['de', 'el', 'cs'].includes(tag));

it.each(howMany(usual, [...locales]))(
  'the track record of ten thousand tips breaks no word and no number, and lays none upon another, at 320, 390 and 1440 px, in $tag',
  async (locale) => {
    const page = await visit(`${locale.prefix}/track-record`);
    await loadAllStyles(page);
    await page.evaluate((html) => {
      (document.querySelector('main') as HTMLElement).innerHTML = html;
    }, largeTrackRecord(locale));
    await applyFonts(page);
    const faults: Record<number, string[]> = {};
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 900 });
      faults[width] = await brokenWords(page);
    }
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLDetailsElement).open = true;
    });
    for (const width of [1440, 390, 320]) {
      await resize(page, { width, height: 900 });
      faults[width] = [...(faults[width] ?? []), ...(await page.evaluate(faultsOfNumbers))];
    }
    expect(faults).toEqual({ 320: [], 390: [], 1440: [] });
  },
);
