/** The result of a calculation, line by line, as a till prints it. */
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
  /** In small letters under the label. */
  readonly note?: string;
  /** As many as there are columns of figures; an empty one stays empty. */
  readonly figures: readonly string[];
  /** `entered`: what the reader wrote. `sum`: closed by a double rule. */
  readonly kind?: 'entered' | 'sum';
}

/** Stands where no figure is yet. */
export const noFigure = '–';

/** Returns a line whose one figure stands in the last of so many columns. */
export function lastFigure(label: string, figure: string, columns: number, kind?: ReceiptLine['kind']): ReceiptLine {
  return { label, figures: [...Array.from({ length: columns - 1 }, () => ''), figure], ...(kind === undefined ? {} : { kind }) };
}
