import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushKeys } from '#data/commands/alerts/push-subscriptions.ts';

/** A subscribed browser: its keys, and the reading of encrypted messages. */
export interface PushBrowser {
  readonly keys: PushKeys;
  /** Returns the text of a message of the encoding `aes128gcm`. */
  read(message: Buffer): string;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) => Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
const tagBytes = 16;

/** Returns a browser with new keys, which decrypts by RFC 8291 and 8188. */
export function aPushBrowser(): PushBrowser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read(message) {
      const salt = message.subarray(0, 16);
      const keyEnd = 21 + (message[20] as number);
      const sender = message.subarray(21, keyEnd);
      const input = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32);
      const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const record = message.subarray(keyEnd);
      if (record.length > message.readUInt32BE(16)) throw new Error('the message has more than one record');
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-tagBytes));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
      // The last record ends with 2, and zeros behind it.
      const end = padded.lastIndexOf(2);
      return padded.subarray(0, end).toString();
    },
  };
}
