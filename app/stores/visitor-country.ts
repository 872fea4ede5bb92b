import { apiAddress } from './api-address.ts';
import { fetchTwice } from './fetch-twice.ts';
import { storedValue } from './stored-value.ts';

/** The visitor's country by name; empty until it is known. */
export const country = storedValue('country', '', (stored) => (typeof stored === 'string' ? stored : undefined));
/** The visitor's country by its ISO 3166-1 code; empty until it is known. */
export const isoCode = storedValue('iso_code', '', (stored) =>
  typeof stored === 'string' && /^[A-Z]{2}$/.test(stored) ? stored : undefined,
);

let requested: Promise<string> | undefined;

/**
 * Returns the visitor's ISO country code, requested from the site once and stored; empty when the site does not know it.
 *
 * @throws Error when the site does not answer; the next call tries again
 */
export function visitorCountry(): Promise<string> {
  if (isoCode.read() !== '') return Promise.resolve(isoCode.read());
  requested ??= ask().catch((error: unknown) => {
    // Asked again the next time; nothing on a page waits for it.
    requested = undefined;
    throw error;
  });
  return requested;
}

async function ask(): Promise<string> {
  const answer = await fetchTwice(apiAddress('/api/location'));
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}`);
  const { data } = (await answer.json()) as { data: { c?: string | null; cn?: string | null } };
  if (typeof data.c === 'string') isoCode.write(data.c);
  if (typeof data.cn === 'string') country.write(data.cn);
  return isoCode.read();
}
