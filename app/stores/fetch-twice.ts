/** The statuses of a site that is busy, or of which a part is unavailable for a moment. */
const passingStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Returns the answer at an address; sends the request once more when no answer came, or one that may differ a moment later.
 *
 * @throws TypeError when no answer came the second time either
 */
export async function fetchTwice(address: string, options: RequestInit = {}): Promise<Response> {
  const first = await fetch(address, options).catch(() => undefined);
  return first === undefined || passingStatuses.includes(first.status) ? fetch(address, options) : first;
}
