import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { waitFor } from '#tests/factories/wait-for.ts';
import { EventLog } from './crowd/event-log.ts';
import { Source } from './crowd/event-source.ts';
import { factsOf } from './crowd/page-facts.ts';
import { Tally } from './crowd/tally.ts';

it('reads from a page what it makes a browser do', () => {
  const page = `<!doctype html><html><head><link rel="modulepreload" href="/assets/entry-a1.js"/><script src="/assets/entry-a1.js"></script></head>
    <live-feed topics="day=2026-11-21&amp;sport=tennis" after="77" words="{}" counts="/list-counts.json"><p hidden></p></live-feed>
    <live-part id="facing" class="x" on="goal card" match="12"></live-part><live-part id="filters" on=""></live-part>
    <offer-slot class="y" src="/offer-box?placement=a&amp;sport=soccer"></offer-slot></html>\n`;
  expect(factsOf(page)).toEqual({
    isWhole: true,
    assets: ['/assets/entry-a1.js'],
    personal: ['/offer-box?placement=a&sport=soccer'],
    rail: undefined,
    live: {
      topics: 'day=2026-11-21&sport=tennis',
      after: 77,
      counts: '/list-counts.json',
      parts: [{ kinds: ['goal', 'card'], match: 12 }],
    },
  });
  expect(factsOf(page.slice(0, -20))).toMatchObject({ isWhole: false });
});

it('knows the match that a page is about', () => {
  const head = '<header class="a" data-match="12" data-home="3"><live-feed topics="competition=1" after="77"></live-feed></header></html>';
  expect(factsOf(head).live).toMatchObject({ topics: 'competition=1', match: 12 });
});

it('has a page show each event of its topics once its time is over', () => {
  const log = new EventLog(1_000);
  log.note('match=1', 5, 0);
  log.note('match=1', 5, 900);
  log.note('match=1', 8, 500);
  const at = (ms: number, topics = 'match=1') => log.mustShow(ms)(topics);
  expect([at(999), at(1_000), at(1_499), at(1_500), at(1_500, 'match=2')]).toEqual([0, 5, 5, 8, 0]);
});

it('counts from one report to the next', () => {
  const tally = new Tally();
  tally.answered('page', 10, 100, true);
  tally.answered('page', 30, 100, false);
  tally.failed('page /: 503');
  tally.open = 3;
  tally.cameBack(700);
  expect(tally.take()).toMatchObject({
    kinds: { page: { answers: 2, hits: 1, bytes: 200, p50Ms: 10, p99Ms: 30 } },
    errors: { 'page /: 503': 1 },
    streams: { open: 3, back: 1, longestBackMs: 700 },
  });
  expect(tally.take()).toMatchObject({ kinds: {}, errors: {}, streams: { open: 3, back: 0, longestBackMs: 0 } });
});

it('comes again to a stream that was cut with its last event, and does not to one that is refused', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers['last-event-id'] as string | undefined);
    if (asked.length === 3) return void response.writeHead(503).end();
    response.writeHead(200).write('retry: 20\nid: 7\nevent: hello\ndata: {}\n\n');
    // Once written, an event arrives although the connection ends.
    response.write(`id: ${7 + asked.length}\nevent: goal\ndata: {"match":1}\n\n`, () => response.destroy());
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const heard: string[] = [];
  const source = new Source({
    edge: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: {},
    path: () => '/api/live',
    heard: ({ kind, sequence }) => heard.push(`${kind} ${sequence}`),
    opened: () => heard.push('opened'),
    cut: () => heard.push('cut'),
    refused: (status) => heard.push(`refused ${status}`),
  });
  onTestFinished(() => source.close());
  await waitFor(() => expect(heard.at(-1)).toBe('refused 503'));
  expect(heard).toEqual(['opened', 'hello 7', 'goal 8', 'cut', 'opened', 'hello 7', 'goal 9', 'cut', 'refused 503']);
  expect(asked).toEqual([undefined, '8', '9']);
});
