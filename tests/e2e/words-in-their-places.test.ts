import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { locales, prefixedPath } from '#app/i18n/locales.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();

/** The words without a hyphen that begin on one line and end on another. Of what is for screen readers alone nothing is seen. */
function brokenWords(page: Page): Promise<string[]> {
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

/** The hints in fields that are wider than their field. */
function cutHints(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const fields = [...document.querySelectorAll('input')].filter((field) => field.placeholder !== '' && field.checkVisibility());
    const cut = fields.filter((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room;
    });
    return cut.map((field) => field.placeholder);
  });
}

const widths = [390, 1440];
const paths = ['/leagues', '/track-record'];
const views = locales.flatMap(({ tag, prefix }) => widths.flatMap((width) => paths.map((path) => ({ tag, prefix, width, path }))));

it.each(views)('no word of $path is broken within and no hint of a field is cut, $tag at $width px', async ({ prefix, width, path }) => {
  const page = await visit(prefixedPath(prefix, path), { viewport: { width, height: 900 } });
  expect(await brokenWords(page)).toEqual([]);
  expect(await cutHints(page)).toEqual([]);
});
