import { beforeAll, describe, expect, it } from 'vitest';
import { aPushBrowser } from '#tests/factories/a-push-browser.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
let site: string;

beforeAll(async () => {
  const settings = { TRUST_PROXY: '1', CLOCK: '2026-11-21T12:00:00Z', PUBLIC_URL: 'https://localhost' };
  site = (await startTestSite(connectionString, settings)).address;
}, 120_000);

let browsers = 0;
const endpointOf = (id: number | string) => `https://fcm.googleapis.com/fcm/send/browser-${id}`;

/** Returns the body that the page of a new browser sends. */
function aSubscription(over: Readonly<Record<string, unknown>> = {}) {
  browsers += 1;
  return {
    endpoint: endpointOf(browsers),
    keys: aPushBrowser().keys,
    language: 'cs',
    kinds: ['goal', 'full-time'],
    follows: ['t7', 'c3'],
    delay_seconds: 30,
    quiet: { from: 23, to: 7 },
    zone: 'Europe/Prague',
    hide_scores: false,
    ...over,
  };
}

/** Sends a request as a script of the site does, each from a new network address unless `headers` says otherwise. */
async function send(method: 'POST' | 'PUT' | 'DELETE', body: unknown, headers: Record<string, string> = {}) {
  browsers += 1;
  const response = await fetch(`${site}/api/push/subscriptions`, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      Origin: 'https://localhost',
      'X-Forwarded-For': `198.51.${Math.floor(browsers / 250)}.${browsers % 250}`,
      ...headers,
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
}

async function stored(endpoint: string) {
  const { rows } = await db.query(
    `select language, kinds, delay_seconds, quiet_from, quiet_to, zone, hide_scores,
       (select array_agg(subject order by subject) from push_follows f where f.subscription_id = s.id) as follows
     from push_subscriptions s where endpoint = $1`,
    [endpoint],
  );
  return rows[0];
}

describe('a subscription to alerts', () => {
  it('is kept with its choices, and replaced by what the same browser says later', async () => {
    const sent = aSubscription();
    const first = await send('POST', sent);
    expect([first.status, first.body, first.headers.get('cache-control')]).toEqual([
      201,
      { data: { kinds: ['goal', 'full-time'], follows: 2 } },
      'private, no-store',
    ]);
    expect(await stored(sent.endpoint)).toEqual({
      language: 'cs',
      kinds: ['goal', 'full-time'],
      delay_seconds: 30,
      quiet_from: 23,
      quiet_to: 7,
      zone: 'Europe/Prague',
      hide_scores: false,
      follows: ['c3', 't7'],
    });
    const again = await send('POST', { ...sent, kinds: ['tip'], follows: ['m12', 't7'], quiet: null, hide_scores: true });
    expect(again.status).toBe(200);
    expect(await stored(sent.endpoint)).toMatchObject({ kinds: ['tip'], follows: ['m12', 't7'], quiet_from: null, hide_scores: true });
  });

  it('moves to the address that its push service gives it later', async () => {
    const sent = aSubscription();
    await send('POST', sent);
    const renewed = { former: sent.endpoint, endpoint: endpointOf('renewed'), keys: aPushBrowser().keys };
    expect((await send('PUT', renewed)).status).toBe(204);
    expect(await stored(sent.endpoint)).toBeUndefined();
    expect(await stored(renewed.endpoint)).toMatchObject({ kinds: ['goal', 'full-time'], follows: ['c3', 't7'] });
    const unknown = await send('PUT', { ...renewed, former: endpointOf('nobody') });
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'unknown_subscription']);
  });

  it('is forgotten with all that it follows when it is turned off, also twice', async () => {
    const sent = aSubscription();
    await send('POST', sent);
    expect((await send('DELETE', { endpoint: sent.endpoint })).status).toBe(204);
    expect(await stored(sent.endpoint)).toBeUndefined();
    const { rows } = await db.query(
      'select count(*)::int as left from push_follows f where not exists (select from push_subscriptions s where s.id = f.subscription_id)',
    );
    expect(rows[0].left).toBe(0);
    expect((await send('DELETE', { endpoint: sent.endpoint })).status).toBe(204);
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('sent by %s from a page of another site is refused', async (method) => {
    const sent = aSubscription();
    expect((await send(method, sent, { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect(await stored(sent.endpoint)).toBeUndefined();
  });

  it('at an address that is of no push service is refused by its host, and no more of it is said', async () => {
    for (const [endpoint, host] of [
      ['https://elsewhere.example/secret', 'elsewhere.example'],
      ['https://127.0.0.1:5432/secret', '127.0.0.1:5432'],
      ['https://localhost/secret', 'localhost'],
    ] as const) {
      const { status, body } = await send('POST', aSubscription({ endpoint }));
      expect([status, body.error.code, body.error.parameter]).toEqual([400, 'unknown_push_service', 'endpoint']);
      expect(body.error.message).toContain(host);
      expect(body.error.message).not.toContain('secret');
    }
    expect((await send('PUT', { former: endpointOf(1), endpoint: 'https://elsewhere.example/a', keys: aPushBrowser().keys })).status).toBe(
      400,
    );
  });

  it.each([
    ['language', { language: 'fr' }, '"fr"'],
    ['kinds.0', { kinds: ['corner'] }, '"corner"'],
    ['kinds', { kinds: [] }, '[]'],
    ['follows.1', { follows: ['t7', 'x9'] }, '"x9"'],
    ['follows', { follows: Array.from({ length: 201 }, (_, at) => `m${at + 1}`) }, '["m1"'],
    ['delay_seconds', { delay_seconds: 45 }, '45'],
    ['quiet.from', { quiet: { from: 24, to: 7 } }, '24'],
    ['zone', { zone: 'Europe/Atlantis' }, '"Europe/Atlantis"'],
    ['hide_scores', { hide_scores: 'yes' }, '"yes"'],
  ])('is refused by %s and its value where it is wrong', async (place, over, value) => {
    const sent = aSubscription(over);
    const { status, body } = await send('POST', sent);
    expect([status, body.error.code, body.error.parameter]).toEqual([400, 'malformed_body', place]);
    expect(body.error.message).toContain(value);
    expect(await stored(sent.endpoint)).toBeUndefined();
  });

  it('is refused where its keys are none, without telling them', async () => {
    const { p256dh, auth } = aPushBrowser().keys;
    const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    for (const [place, keys, secret] of [
      ['keys.p256dh', { p256dh: offCurve, auth }, offCurve],
      ['keys.auth', { p256dh, auth: 'c2hvcnQ' }, 'c2hvcnQ'],
    ] as const) {
      const { status, body } = await send('POST', aSubscription({ keys }));
      expect([status, body.error.parameter]).toEqual([400, place]);
      expect(body.error.message).not.toContain(secret);
    }
  });

  it('is refused where arrays are nested 7,000 deep, whichever member they are in', async () => {
    const deep = `${'['.repeat(7_000)}${']'.repeat(7_000)}`;
    for (const member of Object.keys(aSubscription())) {
      const { status, body } = await send('POST', JSON.stringify(aSubscription({ [member]: 'deep' })).replace('"deep"', deep));
      expect([member, status, body.error.code]).toEqual([member, 400, 'malformed_body']);
    }
  });

  it('is refused as no JSON, and as too large', async () => {
    expect((await send('POST', 'no JSON')).body.error.code).toBe('malformed_body');
    const large = await send('POST', aSubscription({ zone: 'x'.repeat(20_000) }));
    expect([large.status, large.body.error.code]).toEqual([413, 'body_too_large']);
  });

  it('of one address are twenty a day; a browser that is known may always change its mind', async () => {
    const office = { 'X-Forwarded-For': '192.0.2.77' };
    const known = aSubscription();
    const statuses = [(await send('POST', known, office)).status];
    for (let at = 0; at < 19; at += 1) statuses.push((await send('POST', aSubscription(), office)).status);
    expect(statuses).toEqual(Array(20).fill(201));
    const refused = await send('POST', aSubscription(), office);
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_subscriptions']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
    expect((await send('POST', { ...known, kinds: ['tip'] }, office)).status).toBe(200);
  });
});

it('the key of the site is told to everybody, and is the same again', async () => {
  const key = async () => (await (await fetch(`${site}/api/push/key`)).json()).data.key;
  expect(Buffer.from(await key(), 'base64url')).toHaveLength(65);
  expect(await key()).toBe(await key());
});
