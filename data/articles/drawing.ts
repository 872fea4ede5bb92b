import { z } from 'zod';
import { ContentError } from './article.ts';
import type { FigureTable } from './list-figures.ts';

/**
 * Kinds of small drawing of an article's figures: `columns` side by side, `line` through them, `shares` of a whole as one bar per row, `grid` as a heat
 * map, `gains` above and below zero, `spans` from one figure to the next, `points` out of five as one bar per row.
 */
const drawingKinds = ['columns', 'line', 'shares', 'grid', 'gains', 'spans', 'points'] as const;
export type DrawingKind = (typeof drawingKinds)[number];

const place = z.int().min(1);

/** Place of the drawn figures in an article; all numbers count from 1. */
export const drawingPlaceSchema = z.strictObject({
  kind: z.enum(drawingKinds),
  /** Number of the figure among those that contain a table. */
  figure: place,
  columns: z.array(place).min(1),
  /** Rows drawn; all of them unless some are named. */
  rows: z.array(place).min(1).optional(),
  /** Highlighted rows, besides those in bold. */
  marked: z.array(place).default([]),
  /** Row and column of the figure written beside the drawing. */
  shown: z.tuple([place, place]),
});
export type DrawingPlace = z.infer<typeof drawingPlaceSchema>;

/** Figures of a drawing, row by row; null for a cell without a number, which only `points` allows. */
export interface Drawing {
  readonly kind: DrawingKind;
  readonly rows: readonly { readonly values: readonly (number | null)[]; readonly isMarked: boolean }[];
}

/** Texts beside a drawing in one language. */
export interface DrawingWords {
  readonly heading: string;
  readonly shown: string;
}

/** Returns the figures of a drawing, read from the English tables of its article. Throws a ContentError that names the cell when it contains no number. */
export function readDrawing({ kind, figure, columns, rows, marked }: DrawingPlace, figures: readonly FigureTable[], file: string): Drawing {
  const table = tableAt(figures, figure, file);
  const drawn = rows ?? table.rows.map((_, index) => index + 1);
  return {
    kind,
    rows: drawn.map((row) => ({
      values: columns.map((column) => {
        const text = cellAt(table, row, column, file);
        const value = numberOf(text);
        if (value === undefined && kind !== 'points') {
          throw new ContentError(`${file}: drawing: row ${row}, column ${column} of figure ${figure} has "${text}", which is no figure`);
        }
        return value ?? null;
      }),
      isMarked: marked.includes(row) || table.rows[row - 1]?.isMarked === true,
    })),
  };
}

/** Returns the heading of the drawn figure and the cell written beside the drawing, both as the text of one language has them. */
export function readDrawingWords({ figure, shown }: DrawingPlace, figures: readonly FigureTable[], file: string): DrawingWords {
  const table = tableAt(figures, figure, file);
  return { heading: table.heading, shown: cellAt(table, shown[0], shown[1], file) };
}

function tableAt(figures: readonly FigureTable[], number: number, file: string): FigureTable {
  const table = figures[number - 1];
  if (table === undefined) throw new ContentError(`${file}: drawing: there is no figure ${number}, but ${figures.length}`);
  return table;
}

function cellAt({ rows }: FigureTable, row: number, column: number, file: string): string {
  const text = rows[row - 1]?.cells[column - 1];
  if (text === undefined) throw new ContentError(`${file}: drawing: the figure has no row ${row} with a column ${column}`);
  return text;
}

/** Returns a number written in English style, `1,826`, `45.6%`, `−1.00`; undefined for other text. */
function numberOf(text: string): number | undefined {
  if (!/^[+−-]?\d[\d,]*(\.\d+)?%?$/.test(text)) return undefined;
  return Number(text.replaceAll(',', '').replace('%', '').replace('+', '').replace('−', '-'));
}
