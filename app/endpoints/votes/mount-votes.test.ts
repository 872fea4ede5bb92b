import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '#app/endpoints/api/open-api-document.ts';
import { feedMatch } from '#tests/factories/feed-match.ts';
import { ingestMatches } from '#tests/factories/ingest-matches.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { startTestSite } from '#tests/factories/test-site.ts';
import { voteSchema } from './vote-answer.ts';

const { db, connectionString } = await createTestDatabase({ withCatalogue: true });
const before = new Date('2024-04-05T12:00:00Z');
let site: string;
let open: string;
let begun: string;

beforeAll(async () => {
  await ingestMatches(db, before, [
    feedMatch('Arsenal', 'Everton', '2024-04-06T14:00:00Z'),
    feedMatch('Man City', 'Man United', '2024-04-06T08:59:00Z'),
  ]);
  const { rows } = await db.query<{ id: number }>('select id from matches order by kickoff_utc desc');
  [open = '', begun = ''] = rows.map(({ id }) => String(id));
  const settings = { TRUST_PROXY: '1', CLOCK: '2024-04-06T09:00Z', PUBLIC_URL: 'https://localhost' };
  site = (await startTestSite(connectionString, settings)).address;
}, 120_000);

let addresses = 0;

/** Sends a vote as a script of a page does, each from a new network address unless `headers` says otherwise. */
async function send(fields: Record<string, string>, headers: Record<string, string> = {}, path = '/votes') {
  addresses += 1;
  return fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: {
      Origin: 'https://localhost',
      Accept: 'application/json',
      'X-Forwarded-For': `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`,
      ...headers,
    },
  });
}

const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const vote = (option: string, item = open) => ({ sport: 'soccer', item, option });
const votesOf = async (item = open) => (await (await fetch(`${site}/api/votes/soccer/${item}`)).json()).data;

describe('a vote', () => {
  it('is kept, counted and told, and the browser is known again by a signed cookie', async () => {
    const before = await votesOf();
    const response = await send(vote('home'));
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(voteSchema.parse(data)).toEqual({
      sport: 'soccer',
      item: open,
      open: true,
      counts: { ...before.counts, home: before.counts.home + 1 },
      counted: before.counted + 1,
      set_aside: before.set_aside,
      option: 'home',
      outcome: 'counted',
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^voter=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await votesOf()).toMatchObject({ counts: data.counts });
  });

  it('is taken as JSON as well', async () => {
    const response = await send({}, { 'Content-Type': 'application/json' });
    expect([response.status, (await response.json()).error.code]).toEqual([400, 'malformed_body']);
    const sent = await fetch(`${site}/votes`, {
      method: 'POST',
      headers: {
        Origin: 'https://localhost',
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Forwarded-For': '203.0.113.1',
      },
      body: JSON.stringify({ sport: 'supercup', item: 'super-cup-2025', option: 'micky-van-de-ven' }),
    });
    expect((await sent.json()).data).toMatchObject({ option: 'micky-van-de-ven', counted: 1 });
  });

  it('is taken once: the second is answered with the first, whatever the address', async () => {
    const first = await send(vote('draw'));
    const again = await send(vote('away'), { Cookie: `theme=dark; ${cookieOf(first)}` });
    const body = await again.json();
    expect([again.status, body.error.code, body.data.option]).toEqual([409, 'already_voted', 'draw']);
    expect(body.data.counts).toEqual((await votesOf()).counts);
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('with a cookie that was not signed here is one of somebody new', async () => {
    const cookie = cookieOf(await send(vote('home')));
    const forged = cookie.replace(/^voter=./, (start) => (start.endsWith('A') ? 'voter=B' : 'voter=A'));
    const response = await send(vote('home'), { Cookie: forged });
    expect(response.status).toBe(200);
    expect(cookieOf(response)).not.toBe(forged);
  });

  it.each([
    ['sport', { sport: 'chess', item: '1', option: 'home' }, 'unknown_sport', '"chess"'],
    ['item', { sport: 'soccer', item: '99999999', option: 'home' }, 'unknown_item', '"99999999"'],
    ['item', { sport: 'soccer', item: "1' or 1=1", option: 'home' }, 'unknown_item', `"1' or 1=1"`],
    ['item', { sport: 'tennis', item: '1', option: 'home' }, 'unknown_item', '"1"'],
    ['option', { sport: 'supercup', item: 'super-cup-2025', option: 'lionel-messi' }, 'unknown_option', '"lionel-messi"'],
    ['option', { sport: 'supercup', item: 'super-cup-2025' }, 'missing_parameter', 'option'],
  ])('on nothing is refused by %s and value', async (field, fields, code, named) => {
    const response = await send(fields as unknown as Record<string, string>);
    const { error } = await response.json();
    expect([response.status, error.code, error.parameter]).toEqual([400, code, field]);
    expect(error.message).toContain(named);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('after kick-off is refused', async () => {
    const response = await send(vote('home', begun));
    expect([response.status, (await response.json()).error.code]).toEqual([400, 'poll_closed']);
    expect((await votesOf(begun)).open).toBe(false);
  });

  it('from a page of another site is refused', async () => {
    const { counted } = await votesOf();
    expect((await send(vote('home'), { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await votesOf()).counted).toBe(counted);
  });

  it('beyond twenty of one address is refused with the time after which there is room', async () => {
    const crowd = { 'X-Forwarded-For': '192.0.2.77' };
    const before = await votesOf();
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) statuses.push((await send(vote('away'), crowd)).status);
    expect(statuses).toEqual(Array(20).fill(200));
    const response = await send(vote('away'), crowd);
    expect([response.status, (await response.json()).error.code]).toEqual([429, 'too_many_votes']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(6 * 24 * 3_600);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(7 * 24 * 3_600);
    expect((await votesOf()).set_aside).toBe(before.set_aside + 15);
  });
});

it('answers as the description of the API promises', async () => {
  const { responses } = openApiDocument.paths['/votes'].post;
  const promised = (status: 200 | 400) => {
    const { schema } = responses[status].content['application/json'];
    return z.fromJSONSchema(
      ('$ref' in schema ? openApiDocument.components.schemas.Error : schema) as Parameters<typeof z.fromJSONSchema>[0],
    );
  };
  expect(promised(200).safeParse(await (await send(vote('home'))).json()).error).toBeUndefined();
  expect(promised(400).safeParse(await (await send(vote('nobody'))).json()).error).toBeUndefined();
});

describe('without a script', () => {
  const form = { Accept: 'text/html,application/xhtml+xml' };
  const at = async (location: string | null, cookie: string) => {
    const page = await (await fetch(site + location, { headers: { Cookie: cookie } })).text();
    return /<main[\s\S]*<\/main>/.exec(page)?.[0].replaceAll('<!-- -->', '') ?? '';
  };

  it('a vote leads to a page in its language that thanks and shows vote and counts', async () => {
    const response = await send(vote('away'), form, '/cz/votes');
    const location = response.headers.get('location');
    expect([response.status, location]).toEqual([303, `/cz/votes/soccer/${open}?said=thanks`]);
    const page = await at(location, cookieOf(response));
    expect(page).toContain('Děkujeme za váš hlas');
    expect(page).toContain('Váš hlas: <b>Everton</b>');
    expect(page).toContain('href="/cz/arsenal-everton-2024-04-06"');
    const again = await send(vote('home'), { ...form, Cookie: cookieOf(response) }, '/cz/votes');
    expect(again.headers.get('location')).toBe(`/cz/votes/soccer/${open}?said=already`);
    expect(await at(again.headers.get('location'), cookieOf(response))).toContain('Už jste hlasovali');
  });

  it('whoever has not voted sees the form and no counts; once it is closed everybody sees them', async () => {
    const page = await at(`/votes/soccer/${open}`, '');
    expect(page).toContain('name="option"');
    expect(page).not.toContain('What visitors say');
    const over = await at(`/votes/soccer/${begun}`, '');
    expect(over).toContain('The vote closed at kick-off');
    expect(over).not.toContain('name="option"');
  });

  it('is private, and nothing at unknown addresses', async () => {
    const response = await fetch(`${site}/votes/soccer/${open}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    for (const path of ['/votes/soccer/0', '/votes/chess/1', '/votes/supercup/super-cup-1999'])
      expect((await fetch(site + path)).status, path).toBe(404);
  });
});

it('counts are told to shared caches for a minute, and an unknown item is not found', async () => {
  expect((await fetch(`${site}/api/votes/soccer/${open}`)).headers.get('cache-control')).toBe('public, max-age=60');
  const unknown = await fetch(`${site}/api/votes/soccer/99999999`);
  expect([unknown.status, (await unknown.json()).error.parameter]).toEqual([404, 'item']);
});
