import { isDatabaseOutage } from '#data/database/database-outage.ts';
import { ApiError } from './api-error.ts';

/** An outage passes, a fault of ours does not: callers may want to try again after the one only. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  return isDatabaseOutage(cause)
    ? new ApiError(503, 'unavailable', 'The data cannot be read at the moment; try again later.', null, { cause })
    : new ApiError(500, 'internal', 'Internal Server Error', null, { cause });
}
