import type { Drawing } from '#data/articles/drawing.ts';

/** Width and height of every drawing, which is stretched to its place. */
export const drawingWidth = 100;
export const drawingHeight = 70;

export type DrawingRows = Drawing['rows'];

/** Returns a length rounded to one decimal, as many as can be seen. */
export const length = (value: number) => Math.round(value * 10) / 10;

/** Returns all figures of a drawing in one row, with those of marked rows marked. */
export function flatten(rows: DrawingRows): { readonly value: number; readonly isMarked: boolean }[] {
  return rows.flatMap(({ values, isMarked }) => values.map((value) => ({ value: value ?? 0, isMarked })));
}
