import type { ApiErrorCode } from './answers.ts';

/** A call that cannot be answered; it becomes the JSON body and the status of the answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: 400 | 404 | 500 | 503;
  readonly parameter: string | null;

  constructor(status: 400 | 404 | 500 | 503, code: ApiErrorCode, message: string, parameter: string | null = null, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.parameter = parameter;
  }

  body(): { error: { code: ApiErrorCode; message: string; parameter: string | null } } {
    return { error: { code: this.code, message: this.message, parameter: this.parameter } };
  }
}
