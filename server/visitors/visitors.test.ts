import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { createVoters } from '#app/endpoints/votes/voters.ts';
import { cachedSecret } from '#server/security/cached-secret.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createVisitorCountry } from './visitor-country.ts';
import { createVisitors } from './visitors.ts';

const { db } = await createTestDatabase();
const visitorCountry = createVisitorCountry({ trustedProxies: 0 });
const voters = createVoters({ readKey: cachedSecret(db, 'voters'), https: false });
const visitorOf = createVisitors({ db, visitorCountry, trustedProxies: 0, voters });
const from = (remoteAddress: string | undefined) => visitorOf({ headers: {}, socket: { remoteAddress } } as unknown as IncomingMessage);
const keyOf = (address: string | undefined) => from(address).addressKey();

it('knows an address again, in another process as well, and says nothing of it', async () => {
  const key = await keyOf('193.0.6.139');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await keyOf('::ffff:193.0.6.139')).toBe(key);
  expect(await keyOf('193.0.6.140')).not.toBe(key);
  const otherProcess = createVisitors({ db, visitorCountry, trustedProxies: 1, voters });
  const forwarded = { headers: { 'x-forwarded-for': '1.2.3.4, 193.0.6.139' }, socket: { remoteAddress: '10.0.0.1' } };
  expect(await otherProcess(forwarded as unknown as IncomingMessage).addressKey()).toBe(key);
});

it('takes an IPv6 network of 64 bits for one address', async () => {
  const key = await keyOf('2001:db8:1:2::1');
  for (const same of ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::7%eth0']) {
    expect(await keyOf(same), same).toBe(key);
  }
  for (const other of ['2001:db8:1:3::1', '2001:db8:1::2', '2001:db8::1:2']) expect(await keyOf(other), other).not.toBe(key);
  expect(await keyOf('2001:db8::')).toBe(await keyOf('2001:db8:0:0:5::'));
});

it('has no key without an address', async () => {
  expect(await keyOf(undefined)).toBeUndefined();
  expect(await keyOf('unknown')).toBeUndefined();
});

it('knows the country of the address', async () => {
  expect(await from('217.31.204.130').country()).toBe('CZ');
});
