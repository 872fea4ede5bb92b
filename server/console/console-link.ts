import { hash, randomBytes } from 'node:crypto';
import { storeConsoleLink } from '#data/commands/console/store-console-link.ts';
import type { Queryable } from '#data/database/database.ts';

const tokenBytes = 32;
/** Minutes for which a link opens the console. */
export const linkMinutes = 10;
/** The path before the token of a link. */
export const linkPath = '/enter/';

/** Returns the SHA-256 hash of a token, all that is stored of it. */
export const hashOfToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Returns a random token of 256 bits, of letters that an address may have. */
export const makeToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** Stores a new link of an operator, which opens the console once within ten minutes, and returns its path with the token. */
export async function makeConsoleLink(database: Queryable, actor: string, now: Date): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000);
  await storeConsoleLink(database, { hash: hashOfToken(token), actor, expiresAt }, now);
  return linkPath + token;
}
