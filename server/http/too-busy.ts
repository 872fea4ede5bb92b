import { ApiError } from '#app/endpoints/api/api-error.ts';
import { BusyError, type WorkLimit } from './work-limit.ts';

/** The refusal of a call of the API for which there is no room at the moment. */
export const tooBusy = new ApiError(503, 'unavailable', 'Too much is asked for at once; try again later.');

/**
 * Runs a visitor's work within a limit and returns its result.
 *
 * @throws ApiError of status 503 when the limit turns it away; otherwise what the work throws
 */
export async function withinLimit<Result>(limit: WorkLimit, work: () => Promise<Result>): Promise<Result> {
  try {
    return await limit.run('visitor', work);
  } catch (error) {
    throw error instanceof BusyError ? tooBusy : error;
  }
}
