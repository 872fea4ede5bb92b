import { expect, it, onTestFinished } from 'vitest';
import { startPurgeStandIn } from '#tests/factories/start-purge-stand-in.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { PurgeQueue } from './purge-queue.ts';
import { placesOf } from './send-purge.ts';

const token = 'fastly-token-12';

/** Starts a queue in front of a server that takes purges, and waits until everything was purged once. */
async function startQueue(kind: 'varnish' | 'fastly', beatMs?: number) {
  const edge = await startPurgeStandIn();
  const turns: (string | undefined)[] = [];
  const [place] = placesOf({ kind, purgeUrls: [edge.url], token });
  if (place === undefined) throw new Error('no place');
  const queue = new PurgeQueue({ place, ...(beatMs === undefined ? {} : { beatMs }), turned: (error) => turns.push(error?.message) });
  onTestFinished(() => queue.stop());
  queue.start();
  await waitFor(() => expect(queue.isWell).toBe(true));
  const purged = () => edge.received.filter(({ status, tags }) => status === 200 && tags.length > 0).map(({ tags }) => tags);
  return { edge, queue, turns, purged };
}

it('purges everything when it begins', async () => {
  const { edge, queue, purged, turns } = await startQueue('varnish');
  expect([purged(), queue.sent, turns]).toEqual([[['all']], 1, [undefined]]);
  expect(edge.received[0]).toMatchObject({ method: 'PURGE', headers: { 'x-purge-keys': 'all' } });
});

it('gathers what changes at about the same time, each tag once', async () => {
  const { queue, purged } = await startQueue('varnish');
  queue.add(['m1', 'match']);
  queue.add(['m2', 'match']);
  await waitFor(() => expect(queue.sent).toBe(4));
  expect(purged().slice(1)).toEqual([['m1', 'match', 'm2']]);
  expect([queue.oldestSeconds, queue.failures]).toEqual([0, 0]);
});

it('purges Fastly by its API, 256 tags a call', async () => {
  const { edge, queue, purged } = await startQueue('fastly');
  const tags = Array.from({ length: 300 }, (_, at) => `m${at}`);
  queue.add(tags);
  await waitFor(() => expect(queue.sent).toBe(301));
  expect(purged().map(({ length }) => length)).toEqual([1, 256, 44]);
  expect(edge.received.at(-1)).toMatchObject({
    method: 'POST',
    path: '/service/SU1Z0isxPaozGVKXdv0eY/purge',
    headers: { 'fastly-key': token, 'fastly-soft-purge': '1', 'content-type': 'application/json', accept: 'application/json' },
  });
});

it.each([
  ['500', 500, 'answered 500'],
  ['503', 503, 'answered 503'],
  ['no answer', 'cut', 'no answer: other side closed'],
] as const)('keeps what meets %s, says so once, and purges all of it in order afterwards', async (_what, status, message) => {
  const { edge, queue, purged, turns } = await startQueue('fastly');
  edge.answerWith(status);
  queue.add(['m1']);
  await waitFor(() => expect(queue.failures).toBeGreaterThanOrEqual(2));
  queue.add(['m2']);
  queue.add(['m1']);
  expect(queue.isWell).toBe(false);
  expect(queue.oldestSeconds).toBeGreaterThan(0.5);
  edge.answerWith(200);
  await waitFor(() => expect(queue.isWell).toBe(true));
  expect(purged().slice(1)).toEqual([['m1', 'm2']]);
  expect([turns, queue.oldestSeconds]).toEqual([[undefined, message, undefined], 0]);
});

it('waits for as long as an edge with too many purges asks', async () => {
  const { edge, queue, purged } = await startQueue('fastly');
  edge.answerWith(429, { 'Retry-After': '2' });
  queue.add(['m1']);
  await waitFor(() => expect(queue.failures).toBe(1));
  const refusedMs = performance.now();
  edge.answerWith(200);
  await waitFor(() => expect(purged()).toHaveLength(2));
  expect(performance.now() - refusedMs).toBeGreaterThan(1_900);
});

it('sends a tag again that changes while it is being purged', async () => {
  const { edge, queue, purged } = await startQueue('varnish');
  const release = edge.holdAnswers();
  queue.add(['m1']);
  await waitFor(() => expect(edge.received).toHaveLength(2));
  queue.add(['m1']);
  expect(queue.oldestSeconds).toBeGreaterThan(0);
  release();
  await waitFor(() => expect(purged()).toEqual([['all'], ['m1'], ['m1']]));
});

it('purges everything where too much waits', async () => {
  const { queue, purged } = await startQueue('fastly');
  queue.add(Array.from({ length: 2_001 }, (_, at) => `m${at}`));
  await waitFor(() => expect(queue.sent).toBe(2));
  expect(purged()).toEqual([['all'], ['all']]);
});

it('looks again and again whether a Varnish still hears', async () => {
  const { edge, queue, turns } = await startQueue('varnish', 200);
  await waitFor(() => expect(edge.received.at(-1)?.tags).toEqual([]));
  edge.answerWith(405);
  await waitFor(() => expect(queue.isWell).toBe(false));
  expect(turns.at(-1)).toBe('answered 405');
});
