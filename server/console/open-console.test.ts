import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { html } from 'hono/html';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '#domain/time/clock.ts';
import { readSettings } from '#server/start/settings.ts';
import { askRaw } from '#tests/factories/ask-raw.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import type { ConsoleAppParts } from './console-app.ts';
import { makeConsoleLink } from './console-link.ts';
import { openConsole } from './open-console.ts';
import { ActionError, definePart } from './part.ts';
import { actionForm } from './views/action-form.ts';

const { db } = await createTestDatabase();
const failures: unknown[] = [];
const done: { text: string | undefined; actor: string }[] = [];
let nowMs = Date.parse('2026-03-01T08:00:00Z');
const minuteMs = 60_000;

/** A part with a form, for decisions that succeed, that a person can mend, and that fail. */
const notes = definePart({
  path: 'notes',
  title: 'Notes',
  load: async () => undefined,
  summary: () => ({ state: 'waiting', text: '<b>one</b> note' }),
  render: (_, view) => html`${actionForm(view, { part: 'notes', action: 'write', fields: { text: 'a "note"' }, label: 'Write' })}`,
  actions: {
    write: async (_, { text }, actor) => {
      if (text === 'empty') throw new ActionError('a note needs words');
      if (text === 'broken') throw new Error('secret detail');
      done.push({ text, actor });
      return { message: `“${text}” was written`, undo: { part: 'notes', action: 'write', fields: { text: 'undone' } } };
    },
  },
});
const broken = definePart({
  path: 'broken',
  title: 'Broken',
  load: () => Promise.reject(new Error('no such table')),
  summary: () => ({ state: 'fine', text: 'never shown' }),
  render: () => html``,
});

const consoleParts: ConsoleAppParts = {
  site: { db, clock: systemClock, settings: readSettings({}, 'no such file'), figures: {} as ConsoleAppParts['site']['figures'] },
  parts: [broken, notes],
  reportFailure: (error, place) => failures.push([error, place]),
  nowMs: () => nowMs,
};
const console = await openConsole({ port: await freePort() }, consoleParts);
const folder = await mkdtemp(join(tmpdir(), 'tipledger-console-'));
afterAll(async () => {
  await console.stop();
  await rm(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const { freePort: find } = await import('#tests/factories/free-port.ts');
  return find();
}

const host = new URL(console.address).host;
const origin = `http://${host}`;
const link = (actor = 'ada') => makeConsoleLink(db, actor, new Date(nowMs));
const get = (path: string, headers: Record<string, string> = {}) => askRaw(console.address, path, { host, ...headers });

/** Opens a session, and returns its cookie as the browser sends it. */
async function enter(actor?: string): Promise<string> {
  const { headers } = await get(await link(actor));
  return (headers['set-cookie']?.[0] ?? '').split(';', 1)[0] ?? '';
}

/** Sends the form of the notes, with the session's own secret word unless another is given. */
async function write(cookie: string, text: string, { formToken, ...headers }: Record<string, string> = {}, action = 'write') {
  const { body } = await get('/notes', { cookie });
  const own = /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const form = new URLSearchParams({ text, formToken: formToken ?? own, back: 'notes=2' }).toString();
  const sent = { host, origin, cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return askRaw(console.address, `/notes/${action}`, sent, 'POST', form);
}

describe('a link', () => {
  it('opens a session once, whose cookie no script reads and no other site sends', async () => {
    const path = await link();
    const first = await get(path);
    expect([first.status, first.headers.location]).toEqual([303, '/']);
    expect(first.headers['set-cookie']).toEqual([
      expect.stringMatching(/^console-\d+=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const second = await get(path);
    expect([second.status, second.headers['set-cookie']]).toEqual([403, undefined]);
    expect(second.body).toContain('was used before');
  });

  it('opens nothing ten minutes after it was made', async () => {
    const path = await link();
    nowMs += 10 * minuteMs;
    const answer = await get(path);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('is not used up by a browser that loads ahead, or by HEAD', async () => {
    const path = await link();
    expect((await get(path, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(403);
    expect((await askRaw(console.address, path, { host }, 'HEAD')).status).toBe(405);
    expect((await get(path)).status).toBe(303);
  });

  it('is stored as a hash alone', async () => {
    const token = (await link()).split('/').at(-1) ?? '';
    const { rows } = await db.query<{ row: string }>('select console_links::text as row from console_links');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes(token) || row.includes(Buffer.from(token).toString('hex')))).toBe(false);
  });
});

describe('a session', () => {
  it('is needed for every page and form, and ends after eight hours', async () => {
    const cookie = await enter();
    for (const path of ['/', '/notes', '/no-such-page']) expect((await get(path)).status, path).toBe(403);
    expect((await get('/notes', { cookie })).status).toBe(200);
    nowMs += 8 * 60 * minuteMs - 1;
    expect((await get('/notes', { cookie })).status).toBe(200);
    nowMs += 1;
    expect((await get('/notes', { cookie })).status).toBe(403);
  });

  it('ends when the operator closes it', async () => {
    const cookie = await enter();
    const { body } = await get('/', { cookie });
    const formToken = /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const sent = { host, origin, cookie, 'content-type': 'application/x-www-form-urlencoded' };
    const closing = await askRaw(console.address, '/session/close', sent, 'POST', new URLSearchParams({ formToken }).toString());
    expect(closing.headers['set-cookie']?.[0]).toMatch(/^console-\d+=; Max-Age=0/);
    expect((await get('/', { cookie })).status).toBe(403);
  });
});

describe('the Host', () => {
  it.each(['evil.example', 'localhost', 'localhost:1', '127.0.0.1.evil.example:80', '10.0.0.1'])('"%s" is refused', async (other) => {
    expect((await get('/console.css', { host: other })).status).toBe(421);
  });

  it('is one of the loopback names with the port', async () => {
    const { port } = new URL(console.address);
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await get('/console.css', { host: `${name}:${port}` })).status, name).toBe(200);
    }
  });
});

describe('a form', () => {
  it('carries out a decision in the name of the operator, and shows once what was done and how to undo it', async () => {
    const cookie = await enter('grace');
    const answer = await write(cookie, 'hello');
    expect([answer.status, answer.headers.location, done.at(-1)]).toEqual([303, '/notes?notes=2', { text: 'hello', actor: 'grace' }]);
    const { body } = await get('/notes', { cookie });
    expect(body).toContain('“hello” was written');
    expect(body).toMatch(/name="text" value="undone"[\s\S]*Undo/);
    expect((await get('/notes', { cookie })).body).not.toContain('was written');
  });

  it.each([
    ['without the secret word of its session', { formToken: '' }],
    ['with another secret word', { formToken: 'x'.repeat(43) }],
    ['from another port of this machine', { origin: 'http://localhost:3000' }],
    ['from a page without an origin', { origin: 'null' }],
    ['from what the browser calls another site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused %s', async (_, headers) => {
    const before = done.length;
    const answer = await write(await enter(), 'hello', headers);
    expect([answer.status, done.length]).toEqual([403, before]);
  });

  it('has the secret word of one session, which another refuses', async () => {
    const { body } = await get('/notes', { cookie: await enter() });
    const formToken = /name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? '';
    expect((await write(await enter(), 'hello', { formToken })).status).toBe(403);
  });

  it('says what a person can mend, and logs the rest without showing it', async () => {
    const cookie = await enter();
    await write(cookie, 'empty');
    expect((await get('/notes', { cookie })).body).toContain('a note needs words');
    const before = failures.length;
    await write(cookie, 'broken');
    expect((await get('/notes', { cookie })).body).not.toContain('secret detail');
    expect(failures.slice(before)).toEqual([[new Error('secret detail'), { message: "the console's action notes/write failed" }]]);
  });

  it('of an unknown action does nothing', async () => {
    expect((await write(await enter(), 'hello', {}, 'erase')).status).toBe(404);
  });
});

describe('a page', () => {
  it('loads nothing from elsewhere, runs no script, is kept nowhere and found by no search engine', async () => {
    const { headers, body } = await get('/', { cookie: await enter() });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect([headers['cache-control'], headers['x-robots-tag'], headers['x-frame-options']]).toEqual([
      'no-store',
      'noindex, nofollow',
      'DENY',
    ]);
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  it('escapes what it shows', async () => {
    const { body } = await get('/', { cookie: await enter('<i>eve</i>') });
    expect(body).toContain('&lt;b&gt;one&lt;/b&gt; note');
    expect(body).toContain('&lt;i&gt;eve&lt;/i&gt;');
  });

  it('of the overview shows the other parts where one cannot be read', async () => {
    const before = failures.length;
    const { status, body } = await get('/', { cookie: await enter() });
    expect(status).toBe(200);
    expect(body).toContain('Cannot be read; the log says why.');
    expect(failures.slice(before)).toEqual([[new Error('no such table'), { message: "the console's part broken failed" }]]);
    expect((await get('/broken', { cookie: await enter() })).status).toBe(500);
  });

  it('logs no path when it fails: that of a link has its token', async () => {
    await get('/broken', { cookie: await enter() });
    expect(failures.at(-1)).toEqual([new Error('no such table'), { message: 'a page of the console failed' }]);
  });

  it('has the style sheet and the fonts that it names', async () => {
    const { body } = await get('/console.css');
    for (const [, path = ''] of body.matchAll(/url\("([^"]+)"\)/g)) {
      const { status, headers } = await get(path);
      expect([status, headers['content-type']], path).toEqual([200, 'font/woff2']);
    }
    expect((await get('/fonts/other.woff2')).status).toBe(404);
  });
});

describe('a Unix socket', () => {
  const askAtSocket = (socketPath: string, asked: string) =>
    new Promise<number | undefined>((answered, failed) => {
      const sent = request({ socketPath, path: '/console.css', headers: { host: asked } }, (response) => {
        response.resume();
        answered(response.statusCode);
      });
      sent.once('error', failed);
      sent.end();
    });

  it('is open to its user alone, under any port that leads to it', async () => {
    const socket = join(folder, 'console.sock');
    const opened = await openConsole({ socket }, consoleParts);
    expect((await stat(socket)).mode & 0o777).toBe(0o600);
    expect(await askAtSocket(socket, 'localhost:8100')).toBe(200);
    expect(await askAtSocket(socket, 'evil.example')).toBe(421);
    await expect(openConsole({ socket }, consoleParts)).rejects.toThrow('where another process has its console');
    await opened.stop();
  });

  it('takes the place of one whose process was killed, and of no other file', async () => {
    const { spawnSync } = await import('node:child_process');
    const socket = join(folder, 'left.sock');
    const script = `require('net').createServer().listen(${JSON.stringify(socket)}, () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', script]);
    expect((await stat(socket)).isSocket()).toBe(true);
    const opened = await openConsole({ socket }, consoleParts);
    expect(await askAtSocket(socket, 'localhost')).toBe(200);
    await opened.stop();
    const file = join(folder, 'a-file');
    await writeFile(file, 'text');
    await expect(openConsole({ socket: file }, consoleParts)).rejects.toThrow('is a file and no socket');
  });
});
