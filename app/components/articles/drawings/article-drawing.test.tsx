import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Drawing } from '#data/articles/drawing.ts';
import { ArticleDrawing } from './article-drawing.tsx';

const words = { heading: 'Chance of goals', shown: '24,5' };
const row = (...values: (number | null)[]) => ({ values, isMarked: false });
const marked = (...values: number[]) => ({ values, isMarked: true });

function drawn(kind: Drawing['kind'], ...rows: Drawing['rows']): string {
  return renderToStaticMarkup(<ArticleDrawing figure={{ of: 'piece', drawing: { kind, rows }, words }} />);
}

const rects = (html: string) =>
  [...html.matchAll(/<rect class="([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/g)].map(([, look, ...sides]) => [
    look,
    ...sides.map(Number),
  ]);

it('has its heading and the figure beside it for who does not see it', () => {
  expect(drawn('columns', row(1))).toMatch(
    /^<span class="drawing" role="img" aria-label="Chance of goals: 24,5"><svg[^>]*aria-hidden="true"/,
  );
});

it('draws columns as high as their figures, with marked ones in the second colour', () => {
  expect(rects(drawn('columns', row(10), marked(5)))).toEqual([
    ['first', 5, 4, 40, 66],
    ['second', 55, 37, 40, 33],
  ]);
});

it('draws gains above the line and losses below', () => {
  expect(rects(drawn('gains', row(1, -1)))).toEqual([
    ['first', 5, 2, 40, 33],
    ['second', 55, 35, 40, 33],
  ]);
});

it('draws shares one after the other, measured by the longest bar', () => {
  expect(rects(drawn('shares', row(50, 25, 25), row(50, 0, 0))).map(([look, x, , width]) => [look, x, width])).toEqual([
    ['first', 0, 49],
    ['middle', 50, 24],
    ['second', 75, 24],
    ['first', 0, 49],
    ['middle', 50, 0],
    ['second', 50, 0],
  ]);
  expect(rects(drawn('shares', row(40), row(30), row(30))).map(([look, x]) => [look, x])).toEqual([
    ['first', 0],
    ['middle', 40],
    ['second', 70],
  ]);
});

it('draws a line between the lowest and the highest figure', () => {
  expect(drawn('line', row(1), marked(3), row(2))).toContain(
    '<path class="secondLine" d="M50 0V70"></path><path class="firstLine" d="M0 66L50 4L100 35"></path>',
  );
});

it('draws the fullest cell of a grid for the largest figure', () => {
  expect(rects(drawn('grid', row(10, 2), row(0, 5))).map(([look]) => look)).toEqual(['heat5', 'heat1', 'heat0', 'heat3']);
});

it('draws spans about the middle', () => {
  expect(rects(drawn('spans', row(-40, 40), row(-20, 20))).map(([, x, , width]) => [x, width])).toEqual([
    [0, 100],
    [25, 50],
  ]);
});

it('draws points out of five, and leaves what was not rated empty', () => {
  const bars = [...drawn('points', row(4), row(2), row(null)).matchAll(/class="(first|second|rest)"[^>]* width="([^"]+)"/g)].map(
    ([, ...bar]) => bar,
  );
  expect(bars).toEqual([
    ['rest', '100'],
    ['first', '80'],
    ['rest', '100'],
    ['second', '40'],
    ['rest', '100'],
  ]);
});

it('is decoration where a piece has no figures of its own', () => {
  for (const topic of ['rules', 'control', 'legal']) {
    const html = renderToStaticMarkup(<ArticleDrawing figure={{ of: 'topic', topic }} />);
    expect(html).toMatch(/^<span class="drawing" aria-hidden="true"><svg.*<path/);
  }
});
