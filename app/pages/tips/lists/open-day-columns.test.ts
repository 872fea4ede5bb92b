import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sharedBrowser } from '#tests/factories/shared-browser.ts';

const browser = await sharedBrowser();
const css = readFileSync(new URL('./open-day.module.css', import.meta.url), 'utf8');

/** Returns left and top edge of the lists, of these heights, in a page of a width; the last is within what hides it with its price. */
async function placesAt(width: number, heights: readonly number[]): Promise<(readonly [left: number, top: number])[]> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const lists = heights.map((height) => `<section style="height: ${height}px"></section>`);
  const last = `<p style="display: contents"><i style="display: contents">${lists.pop()}</i></p>`.replaceAll(
    /(?<=<\/?)[pi]\b/g,
    'licensed-price',
  );
  await page.setContent(
    `<style>:root { --column-gap: 20px } body { margin: 0 } section { margin-top: 28px } ${css}</style><div class="columns">${lists.join('')}${last}</div>`,
  );
  const places = await page.locator('section').evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top } = section.getBoundingClientRect();
      return [left, top] as const;
    }),
  );
  await page.close();
  return places;
}

it('at desk width the lists follow each other in two columns, without a hole below a short one', async () => {
  expect(await placesAt(800, [500, 200, 400, 300, 100])).toEqual([
    [0, 12],
    [410, 12],
    [410, 240],
    [0, 540],
    [410, 668],
  ]);
});

it('on a phone they are one below the other', async () => {
  expect((await placesAt(390, [500, 200, 400, 300, 100])).map(([left]) => left)).toEqual([0, 0, 0, 0, 0]);
});
