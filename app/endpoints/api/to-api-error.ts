import { isDatabaseOutage } from '#data/database/database-outage.ts';
import { ApiError } from './api-error.ts';

/** Returns an error as the API's error: itself, 503 for an outage of the database, after which callers may try again, or 500 for any other fault. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return isDatabaseOutage(cause)
    ? new ApiError(503, 'unavailable', 'The data cannot be read at the moment; try again later.', null, { cause })
    : new ApiError(500, 'internal', 'Internal Server Error', null, { cause });
}
