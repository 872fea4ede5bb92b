import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { createErrorCollector, type ErrorCollector } from './error-collector.ts';

interface Received {
  readonly headers: IncomingMessage['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: the shape of OTLP
  readonly body: any;
}

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const times = { gatherMs: 5, timeoutMs: 200, retryAfterMs: [5, 5], restMs: 20 };
const place = { message: 'a page failed', kind: 'page' } as const;

/** Starts a collector on this machine that answers each call as `answer` says, and a sender to it. */
async function start(answer: (response: ServerResponse, call: number) => unknown, login = '') {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: JSON.parse(await text(request)) });
    answer(response, received.length);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const turns: (string | undefined)[] = [];
  const collector: ErrorCollector = createErrorCollector({
    url: `http://${login}127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`,
    source: { release: '1.2.3', build: 'b1', role: 'web' },
    turned: (outage) => turns.push(outage),
    times,
  });
  open.push(
    () => collector.stop(),
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { collector, received, turns, figures: () => [collector.sent, collector.failed, collector.dropped] };
}

const ok = (response: ServerResponse) => response.writeHead(200).end('{}');
const recordsOf = ({ body }: Received) => body.resourceLogs[0].scopeLogs[0].logRecords;
const attributesOf = (record: { attributes: { key: string; value: { stringValue?: string; intValue?: string } }[] }) =>
  Object.fromEntries(record.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

it('sends an error as a log of OTLP, with release, role and kind of route', async () => {
  const { collector, received, figures } = await start(ok, 'site:pass%20word@');
  collector.collect(new TypeError('no "Ann"'), place);
  await vi.waitFor(() => expect(figures()).toEqual([1, 0, 0]));
  const [call] = received as [Received];
  expect(call.headers).toMatchObject({
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from('site:pass word').toString('base64')}`,
  });
  expect(attributesOf(call.body.resourceLogs[0].resource)).toEqual({
    'service.name': 'tipledger',
    'service.version': '1.2.3',
    'tipledger.build': 'b1',
    'tipledger.role': 'web',
  });
  const [record] = recordsOf(call);
  expect(record).toMatchObject({
    severityNumber: 17,
    body: { stringValue: 'a page failed' },
    timeUnixNano: expect.stringMatching(/^\d{19}$/),
  });
  expect(attributesOf(record)).toEqual({
    'exception.type': 'TypeError',
    'exception.message': 'no "…"',
    'exception.stacktrace': expect.stringMatching(/^TypeError: no "…"\n {4}at .*server\/observing\/error-collector\.test\.ts:\d+:\d+/),
    'tipledger.route': 'page',
    'tipledger.count': '1',
  });
});

it('sends errors that are alike once, with their count', async () => {
  const { collector, received, figures } = await start(ok);
  for (let at = 0; at < 500; at += 1) collector.collect(new Error('alike'), place);
  await vi.waitFor(() => expect(figures()).toEqual([500, 0, 0]));
  expect(received.flatMap(recordsOf).map(attributesOf)).toEqual([expect.objectContaining({ 'tipledger.count': '500' })]);
});

it('tries twice more while the collector is away, and says once that it is and once that it is back', async () => {
  const { collector, received, turns, figures } = await start((response, call) =>
    call <= 3 ? response.writeHead(503).end() : call <= 5 ? response.destroy() : ok(response),
  );
  collector.collect(new Error('first'), place);
  await vi.waitFor(() => expect(figures()).toEqual([0, 1, 0]));
  expect(received).toHaveLength(3);
  collector.collect(new Error('second'), place);
  await vi.waitFor(() => expect(figures()).toEqual([1, 1, 0]));
  expect(received).toHaveLength(6);
  expect(turns).toEqual(['answered 503', undefined]);
});

it('does not repeat what the collector refuses', async () => {
  const { collector, received, figures } = await start((response) => response.writeHead(400).end());
  collector.collect(new Error('refused'), place);
  await vi.waitFor(() => expect(figures()).toEqual([0, 1, 0]));
  expect(received).toHaveLength(1);
});

it('follows no redirect, which could lead anywhere', async () => {
  const { collector, received, figures } = await start((response) => response.writeHead(307, { Location: '/elsewhere' }).end());
  collector.collect(new Error('redirected'), place);
  await vi.waitFor(() => expect(figures()).toEqual([0, 1, 0]));
  expect(received).toHaveLength(3);
});

it('keeps a hundred different errors while a collector hangs, and counts the others', async () => {
  const { collector, received, figures } = await start(() => {});
  collector.collect(new Error('hangs'), place);
  await vi.waitFor(() => expect(received).toHaveLength(1));
  for (let at = 0; at < 300; at += 1) collector.collect(new Error('x'.repeat(at + 1)), place);
  expect(figures()).toEqual([0, 0, 200]);
});

it('takes an error that cannot be read', async () => {
  const { collector, figures } = await start(ok);
  const error = new Error('unreadable');
  Object.defineProperty(error, 'message', {
    get() {
      throw new Error('no');
    },
  });
  collector.collect(error, place);
  expect(figures()).toEqual([0, 0, 1]);
});

it('sends what waits when the site stops, trying once', async () => {
  const { collector, received, figures } = await start(ok);
  collector.collect(new Error('last'), place);
  await collector.stop();
  expect([received.length, ...figures()]).toEqual([1, 1, 0, 0]);
});
