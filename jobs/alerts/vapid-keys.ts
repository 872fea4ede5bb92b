import { createECDH } from 'node:crypto';
import { getOrCreateSecret } from '#data/commands/secrets/get-or-create-secret.ts';
import type { Database } from '#data/database/database.ts';

/** The keys by which push services recognise this site (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';
const keyBytes = 32;

/**
 * Returns the keys of this site, created at its first start and stored in its database: with new keys every browser would have to subscribe
 * again.
 */
export async function readVapidKeys(database: Database): Promise<VapidKeys> {
  const privateKey = await getOrCreateSecret(database, 'web-push', createPrivateKey);
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

function createPrivateKey(): Buffer {
  const pair = createECDH(curve);
  pair.generateKeys();
  // Node leaves zeros in front out.
  return Buffer.concat([Buffer.alloc(keyBytes), pair.getPrivateKey()]).subarray(-keyBytes);
}
