import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';

const name = 'voter';
const lifeSeconds = 180 * 24 * 60 * 60;
const idBytes = 16;

/** A browser that votes. */
interface Voter {
  /** The browser's key in the database, from which its cookie cannot be derived. */
  readonly key: string;
  /** Value of Set-Cookie by which the browser is recognised later. */
  readonly cookie: string;
}

export interface Voters {
  /** Returns the key of the browser that sent a Cookie header; undefined when the header has no voter cookie, or one that was not signed here. */
  keyOf(cookies: string | undefined): Promise<string | undefined>;
  /** Returns the voter who sent a Cookie header, recognised or new. */
  voterOf(cookies: string | undefined): Promise<Voter>;
}

export interface VotersParts {
  /** True when cookies are sent over encrypted connections only. */
  readonly https: boolean;
  /** Returns the secret key by which cookies are signed. */
  readKey(): Promise<Buffer>;
}

/** Returns the voters, recognised by a signed cookie: a random number that cannot be forged. */
export function createVoters({ https, readKey }: VotersParts): Voters {
  const attributes = { path: '/', maxAge: lifeSeconds, httpOnly: true, sameSite: 'Lax', secure: https } as const;
  return {
    async keyOf(cookies) {
      const key = await readKey();
      const id = idOf(cookies, key);
      return id === undefined ? undefined : hash(key, 'votes', id);
    },
    async voterOf(cookies) {
      const key = await readKey();
      const id = idOf(cookies, key) ?? randomBytes(idBytes).toString('base64url');
      return { key: hash(key, 'votes', id), cookie: serialize(name, `${id}.${hash(key, 'cookie', id)}`, attributes) };
    },
  };
}

/**
 * Returns the HMAC of a voter's id for one purpose. Cookies and votes share one secret key; the purpose is hashed as well, so that neither hash
 * can be derived from the other.
 */
function hash(key: Buffer, what: 'cookie' | 'votes', id: string): string {
  return createHmac('sha256', key).update(`${what} ${id}`).digest('base64url');
}

function idOf(cookies: string | undefined, key: Buffer): string | undefined {
  const [id, signature] = (cookies === undefined ? undefined : parse(cookies, name)[name])?.split('.') ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const [sent, right] = [Buffer.from(signature), Buffer.from(hash(key, 'cookie', id))];
  return sent.length === right.length && timingSafeEqual(sent, right) ? id : undefined;
}
