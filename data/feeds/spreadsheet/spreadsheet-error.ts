import type { FeedProblemCode } from '../feed.ts';

/** The reason for which nothing of a spreadsheet is read. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly code: Extract<FeedProblemCode, 'not-readable' | 'not-this-format' | 'too-large'>;

  constructor(code: SpreadsheetError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
