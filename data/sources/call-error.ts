/** Kinds of failure of a call to a source. */
export type CallFailure = 'unreachable' | 'timed-out' | 'too-large' | 'refused' | 'wrong-answer';

/** Error of a call to a source that returned nothing usable. The message names the call and contains no key. */
export class CallError extends Error {
  readonly code = 'SOURCE_CALL';
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  /** Milliseconds to wait before the next call, as requested by the provider; undefined when it requests none. */
  readonly retryAfterMs: number | undefined;
  /** Headers of the answer; undefined without an answer. */
  readonly headers: Headers | undefined;

  constructor(
    failure: CallFailure,
    message: string,
    options: { readonly retryAfterMs?: number | undefined; readonly headers?: Headers; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.failure = failure;
    this.retryAfterMs = options.retryAfterMs;
    this.headers = options.headers;
  }
}
