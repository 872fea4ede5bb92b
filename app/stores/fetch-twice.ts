/** The statuses of a site that is busy, or of which a part was away for a moment. */
const passingStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

/**
 * Returns what is read at an address; asks once more where no answer came or one that may have passed a moment later.
 *
 * @throws TypeError where the second time no answer came either
 */
export async function fetchTwice(address: string, options: RequestInit = {}): Promise<Response> {
  const first = await fetch(address, options).catch(() => undefined);
  return first === undefined || passingStatuses.includes(first.status) ? fetch(address, options) : first;
}
