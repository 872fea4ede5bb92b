import type { Drawing } from '#data/articles/drawing.ts';

/** Every drawing is so wide and high, and is stretched to its place. */
export const drawingWidth = 100;
export const drawingHeight = 70;

export type DrawingRows = Drawing['rows'];

/** Returns a length with the decimals that show. */
export const length = (value: number) => Math.round(value * 10) / 10;

/** Returns all figures of a drawing in one row, with those of marked rows marked. */
export function flatten(rows: DrawingRows): { readonly value: number; readonly isMarked: boolean }[] {
  return rows.flatMap(({ values, isMarked }) => values.map((value) => ({ value: value ?? 0, isMarked })));
}
