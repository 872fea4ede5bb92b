/** The result of a calculation, line by line, like a till's receipt. */
export interface Receipt {
  /** The head of the first column and those of the figures. */
  readonly heads: readonly string[];
  readonly lines: readonly ReceiptLine[];
  /** Sentences about the figures. */
  readonly notes: readonly string[];
  /** The text for screen readers; undefined while there is no result. */
  readonly spoken: string | undefined;
}

export interface ReceiptLine {
  readonly label: string;
  /** A note in small letters below the label. */
  readonly note?: string;
  /** One figure for each column; an empty text leaves its column empty. */
  readonly figures: readonly string[];
  /** `entered` for the reader's own entry; `sum` for a line that a double rule closes. */
  readonly kind?: 'entered' | 'sum';
}

/** Placeholder for a figure that is not known yet. */
export const noFigure = '–';

/** Returns a line with its one figure in the last of `columns` columns. */
export function lastFigure(label: string, figure: string, columns: number, kind?: ReceiptLine['kind']): ReceiptLine {
  return { label, figures: [...Array.from({ length: columns - 1 }, () => ''), figure], ...(kind === undefined ? {} : { kind }) };
}
