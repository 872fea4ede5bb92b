import type { FeedProblem, FeedProblemCode } from '#data/feeds/feed.ts';

/** The reason for refusing a text; becomes a problem once the source and the row are known. */
export class Refusal {
  readonly code: FeedProblemCode;
  readonly field?: string;
  readonly value?: string;

  constructor(code: FeedProblemCode, field?: string, value?: string) {
    this.code = code;
    this.field = field;
    this.value = value;
  }

  /** Returns the problem for the feed's report. */
  at(source: string, row?: number, loses?: FeedProblem['loses']): FeedProblem {
    return {
      source,
      ...(row === undefined ? {} : { row }),
      ...(this.field === undefined ? {} : { field: this.field }),
      ...(this.value === undefined ? {} : { value: this.value }),
      code: this.code,
      ...(loses === undefined ? {} : { loses }),
    };
  }
}
