import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { locales, prefixedPath } from '#app/i18n/locales.ts';
import { howMany } from '#tests/factories/how-many.ts';
import { applyFonts } from './apply-fonts.ts';
import { brokenWords } from './broken-words.ts';
import { resize } from './resize.ts';
import { receiveVisitors } from './visitors.ts';

const { visit } = receiveVisitors();

/** Returns the placeholders of fields that are wider than their field. */
function cutHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
/** The languages with the longest words. */
const usual = locales.filter(({ tag }) => ['de', 'el', 'pt-BR'].includes(tag));
const views = howMany(usual, [...locales]).flatMap(({ tag, prefix }) => paths.map((path) => ({ tag, prefix, path })));

it.each(views)(
  'no word of $path is broken within and no hint of a field is cut, $tag, on a phone and a desktop',
  async ({ prefix, path }) => {
    const page = await visit(prefixedPath(prefix, path));
    await applyFonts(page);
    for (const width of widths) {
      await resize(page, { width, height: 900 });
      expect([width, await brokenWords(page), await cutHints(page)]).toEqual([width, [], []]);
    }
  },
);
