import type { FeedProblemCode } from '../feed.ts';

/** Error for a spreadsheet of which nothing is read; the message gives the reason. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly code: Extract<FeedProblemCode, 'not-readable' | 'not-this-format' | 'too-large'>;

  constructor(code: SpreadsheetError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
