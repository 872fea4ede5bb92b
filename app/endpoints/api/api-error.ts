import type { ApiErrorCode } from './answers.ts';

type ErrorStatus = 400 | 404 | 409 | 413 | 429 | 500 | 503;

/** Error for a call that cannot be answered; it becomes the JSON body and the status of the answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: ErrorStatus;
  readonly parameter: string | null;

  constructor(status: ErrorStatus, code: ApiErrorCode, message: string, parameter: string | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
  }

  body(): { error: { code: ApiErrorCode; message: string; parameter: string | null } } {
    return { error: { code: this.code, message: this.message, parameter: this.parameter } };
  }
}
