import type { FeedProblem, FeedProblemCode } from '#data/feeds/feed.ts';

/** The reason for which a piece of text was not read; becomes a problem once the source and the row are known. */
export class Refusal {
  readonly code: FeedProblemCode;
  readonly field?: string;
  readonly value?: string;

  constructor(code: FeedProblemCode, field?: string, value?: string) {
    this.code = code;
    this.field = field;
    this.value = value;
  }

  /** The problem that a report shows. */
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
