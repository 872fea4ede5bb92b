import { iconLoading } from '#app/elements/shell/icon-providers.ts';
import type { IconCollection } from './installed-collections.ts';

/** Max wait for the public APIs in milliseconds, by the specification. */
export const publicPatienceMs = 1_500;

/** Error for icons that no public API returned. */
class PublicIconsError extends Error {
  readonly code = 'PUBLIC_ICONS';
  override readonly name = 'PublicIconsError';
}

/**
 * Requests icons of a collection that is not installed from the public APIs, one after the other.
 *
 * @param apis the addresses of the APIs, without a slash at the end
 * @param prefix the name of the collection
 * @param names the requested icons; those that do not fit into the longest address are left out
 * @param patienceMs the longest wait for all APIs together
 * @returns the icons as the API gives them; undefined when no such collection is known
 * @throws PublicIconsError when none of them answers with icons in that time
 */
export async function askPublicApis(
  apis: readonly string[],
  prefix: string,
  names: readonly string[],
  patienceMs: number,
): Promise<IconCollection | undefined> {
  const signal = AbortSignal.timeout(patienceMs);
  const failures: unknown[] = [];
  for (const api of apis) {
    try {
      const answer = await fetch(addressOf(api, prefix, names), { signal });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`${api} answered ${answer.status}`);
      const icons = (await answer.json()) as IconCollection | 404;
      if (icons === 404) return undefined;
      if (typeof icons !== 'object' || icons === null || icons.prefix !== prefix) throw new Error(`${api} did not answer with icons`);
      return icons;
    } catch (error) {
      failures.push(error);
    }
  }
  throw new PublicIconsError(`no public API gave icons of ${prefix}`, { cause: new AggregateError(failures) });
}

function addressOf(api: string, prefix: string, names: readonly string[]): string {
  let address = `${api}/${prefix}.json?icons=${names[0]}`;
  for (const name of names.slice(1)) {
    if (address.length + 1 + name.length > iconLoading.maxURL) break;
    address += `,${name}`;
  }
  return address;
}
