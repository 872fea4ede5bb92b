/** The ways in which a call to a source fails. */
export type CallFailure = 'unreachable' | 'timed-out' | 'too-large' | 'refused' | 'wrong-answer';

/** An error for a call to a source that brought nothing. The message names the call, and holds no key. */
export class CallError extends Error {
  readonly code = 'SOURCE_CALL';
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  /** The time that the provider asks to be left alone for; undefined where it names none. */
  readonly retryAfterMs: number | undefined;
  /** The headers of the answer, where there was one. */
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
