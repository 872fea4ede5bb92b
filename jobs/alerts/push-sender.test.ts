import { createPublicKey, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aPushBrowser } from '#tests/factories/a-push-browser.ts';
import { freePort } from '#tests/factories/free-port.ts';
import { type PushService, startPushService } from '#tests/factories/start-push-service.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { createPushSender, lookupPublic, type PushMessage } from './push-sender.ts';
import { readVapidKeys } from './vapid-keys.ts';

const { db } = await createTestDatabase();
const vapid = await readVapidKeys(db);
const contact = 'mailto:operator@site.example';

const senderTo = ({ host, ca }: Pick<PushService, 'host' | 'ca'>) => {
  const sender = createPushSender({ vapid, contact, onThisMachine: { host, ca } });
  onTestFinished(() => sender.close());
  return sender;
};
const browser = aPushBrowser();
const messageTo = (host: string, over: Partial<PushMessage> = {}): PushMessage => ({
  endpoint: `https://${host}/push/abc`,
  keys: browser.keys,
  payload: '{"title":"M’gladbach 2–1 Frankfurt"}',
  topic: 'm12',
  urgency: 'high',
  ttlSeconds: 299.6,
  ...over,
});

/** Returns the claims of the token (RFC 8292) in a header, after checking its signature with the public key beside it. */
function claimsOf(authorization: string | undefined) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { isSigned, key, algorithm: read(head).alg, ...read(claims) };
}

describe('a message to a push service', () => {
  it('arrives encrypted for the browser alone, with its time, topic and urgency', async () => {
    const service = await startPushService();
    expect(await senderTo(service).send(messageTo(service.host))).toEqual({ kind: 'sent' });
    const [pushed] = service.received;
    expect(pushed).toMatchObject({
      method: 'POST',
      path: '/push/abc',
      headers: { ttl: '299', topic: 'm12', urgency: 'high', 'content-encoding': 'aes128gcm' },
    });
    const body = pushed?.body ?? Buffer.alloc(0);
    expect(browser.read(body)).toBe('{"title":"M’gladbach 2–1 Frankfurt"}');
    expect(body.includes('gladbach')).toBe(false);
    expect(() => aPushBrowser().read(body)).toThrow();
  });

  it('is signed for that service with the key of the site, for at most a day, and names whom to reach', async () => {
    const service = await startPushService();
    await senderTo(service).send(messageTo(service.host));
    const { exp, ...claims } = claimsOf(service.received[0]?.headers.authorization);
    expect(claims).toEqual({ isSigned: true, key: vapid.publicKey, algorithm: 'ES256', aud: `https://${service.host}`, sub: contact });
    expect(exp - Date.now() / 1_000).toBeGreaterThan(0);
    expect(exp - Date.now() / 1_000).toBeLessThanOrEqual(24 * 3_600);
  });

  it.each([
    [404, {}, { kind: 'gone' }],
    [410, {}, { kind: 'gone' }],
    [429, { 'Retry-After': '120' }, { kind: 'later', seconds: 120 }],
    [503, {}, { kind: 'later', seconds: 30 }],
    [500, { 'Retry-After': '999999' }, { kind: 'later', seconds: 3_600 }],
  ])('that is answered with %i %j is %j', async (status, headers, answer) => {
    const service = await startPushService();
    service.answerWith(status, headers as Record<string, string>);
    expect(await senderTo(service).send(messageTo(service.host))).toEqual(answer);
  });

  it('is not sent on where a service leads elsewhere', async () => {
    const [service, elsewhere] = [await startPushService(), await startPushService()];
    service.answerWith(307, { Location: `https://${elsewhere.host}/push/abc` });
    expect(await senderTo(service).send(messageTo(service.host))).toEqual({ kind: 'refused', reason: `${service.host} answered 307` });
    expect(elsewhere.received).toHaveLength(0);
  });

  it('is not sent to a host that is no push service, whatever is stored', async () => {
    const [service, elsewhere] = [await startPushService(), await startPushService()];
    const answer = await senderTo(service).send(messageTo(elsewhere.host));
    expect(answer).toEqual({ kind: 'refused', reason: 'the stored address is of no known push service: unknown-service' });
    expect(elsewhere.received).toHaveLength(0);
  });

  it('is put off where nobody listens, and lost where it is not known what became of it', async () => {
    const port = await freePort();
    const { ca } = await startPushService();
    const host = `localhost:${port}`;
    expect(await senderTo({ host, ca }).send(messageTo(host))).toEqual({ kind: 'later', seconds: 30 });
    const stranger = await startPushService();
    const answer = await senderTo({ host: stranger.host, ca }).send(messageTo(stranger.host));
    expect(answer).toMatchObject({ kind: 'lost', reason: expect.stringContaining(stranger.host) });
    expect(stranger.received).toHaveLength(0);
  });
});

it('a name that leads into this machine is not followed', async () => {
  const lookup = promisify(lookupPublic);
  await expect(lookup('localhost', {})).rejects.toThrow(/localhost leads to (127\.0\.0\.1|::1), which is no public address/);
});

it('the keys of the site are made once and are the same in every process', async () => {
  const again = await Promise.all([readVapidKeys(db), readVapidKeys(db)]);
  expect(again).toEqual([vapid, vapid]);
  expect(Buffer.from(vapid.publicKey, 'base64url')).toHaveLength(65);
});
