import type { EdgeSettings } from './edge-settings.ts';

/** A purge that an edge refused or did not answer. */
export class PurgeError extends Error {
  /** The seconds for which the edge wants no further call; undefined when it does not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds: number | undefined, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PurgeError';
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Purges what has one of the tags at one place. Without tags it only checks that a purge would arrive. @throws PurgeError */
export type SendPurge = (tags: readonly string[]) => Promise<void>;

/** A place that takes purges. */
export interface PurgePlace {
  /** Its host, for the log. */
  readonly name: string;
  /** Max tags of one call. */
  readonly maxTags: number;
  readonly send: SendPurge;
}

const timeoutMs = 5_000;
/** Tags of 20 bytes in a header that Varnish takes, of 8 kB. */
const maxTagsOfVarnish = 250;
/** https://www.fastly.com/documentation/reference/api/purging/ */
const maxTagsOfFastly = 256;

/** Returns the places that an edge consists of, each of which has to be purged. */
export function placesOf({ kind, purgeUrls, token }: EdgeSettings): PurgePlace[] {
  return purgeUrls.map((url) => ({
    name: new URL(url).host,
    ...(kind === 'varnish'
      ? { maxTags: maxTagsOfVarnish, send: (tags) => call(url, 'PURGE', tags.length === 0 ? {} : { 'X-Purge-Keys': tags.join(' ') }) }
      : { maxTags: maxTagsOfFastly, send: (tags) => (tags.length === 0 ? Promise.resolve() : purgeFastly(url, token ?? '', tags)) }),
  }));
}

/** Purges by Fastly's "purge multiple surrogate key tags". A soft purge keeps the page for the time in which the site is down. */
function purgeFastly(url: string, token: string, tags: readonly string[]): Promise<void> {
  const headers = { 'Fastly-Key': token, 'Fastly-Soft-Purge': '1', Accept: 'application/json', 'Content-Type': 'application/json' };
  return call(url, 'POST', headers, JSON.stringify({ surrogate_keys: tags }));
}

async function call(url: string, method: string, headers: Readonly<Record<string, string>>, body: string | null = null): Promise<void> {
  const ask = () => fetch(url, { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  let answer: Response;
  try {
    answer = await ask().catch((error) => (wasClosed(error) ? ask() : Promise.reject(error)));
    await answer.arrayBuffer();
  } catch (error) {
    throw new PurgeError(`no answer: ${reasonOf(error)}`, undefined);
  }
  if (answer.ok) return;
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  throw new PurgeError(`answered ${answer.status}`, Number.isFinite(seconds) ? seconds : undefined);
}

/** Returns true when a connection ended without an answer, as one does that the edge closes for being idle just when it is used again. */
function wasClosed(error: Error): boolean {
  return (error.cause as { readonly code?: string } | undefined)?.code === 'UND_ERR_SOCKET';
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? cause.message : message;
}
