import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { Topic } from '#data/changes/topic.ts';
import type { Database } from '#data/database/database.ts';
import { startPurgeStandIn } from '#tests/factories/start-purge-stand-in.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { edgeChannel } from './edge-health.ts';
import { openEdge } from './open-edge.ts';

/** Opens the edge of the process that purges, and waits until everything was purged once. */
async function openPurgingEdge(gatherMinorMs?: number) {
  const stand = await startPurgeStandIn();
  const words: string[] = [];
  const edge = openEdge(
    { kind: 'varnish', purgeUrls: [stand.url], token: undefined },
    {
      db: { query: async (_text: string, [, word]: [string, string]) => void words.push(word) } as unknown as Database,
      hold: async () => true,
      purges: true,
      build: 'b1',
      logger: pino({ level: 'silent' }),
      ...(gatherMinorMs !== undefined && { gatherMinorMs }),
    },
  );
  onTestFinished(() => edge.stop());
  edge.start();
  const purged = () => stand.received.filter(({ tags }) => tags.length > 0).map(({ tags }) => tags);
  await waitFor(() => expect(purged()).toEqual([['all']]));
  return { edge, purged, said: () => words.filter((word) => /^(again|missed)/.test(word)) };
}

const none: ReadonlySet<Topic> = new Set();
const changes = { news: new Set<Topic>(['match:1']), minor: none };

it('a process that has just given the edge a changed page names the tags to the process that purges', async () => {
  const { edge, said } = await openPurgingEdge();
  edge.changed(changes, false);
  expect(said()).toEqual([]);
  edge.changed(changes, true);
  expect(said()).toEqual(['again m1 match']);
  edge.changed({ news: new Set(Array.from({ length: 1_500 }, (_, at): Topic => `match:${at}`)), minor: none }, true);
  expect(said().at(-1)).toBe('missed');
});

it('tags that another process names are purged with the change, or once more after it', async () => {
  const { edge, purged } = await openPurgingEdge();
  edge.changed(changes, false);
  edge.channels[edgeChannel]?.('again m1 match');
  await waitFor(() => expect(purged()).toHaveLength(2));
  edge.channels[edgeChannel]?.('again m1 match');
  await waitFor(() => expect(purged()).toHaveLength(3));
  expect(purged().slice(1)).toEqual([
    ['m1', 'match'],
    ['m1', 'match'],
  ]);
});

it('minor changes are purged together, after news that came later', async () => {
  const { edge, purged, said } = await openPurgingEdge(1_500);
  edge.changed({ news: none, minor: new Set<Topic>(['match:1', 'day:2026-11-21']) }, true);
  edge.changed({ news: none, minor: new Set<Topic>(['match:2', 'day:2026-11-21']) }, false);
  edge.changed({ news: new Set<Topic>(['match:3']), minor: none }, false);
  await waitFor(() => expect(purged()).toHaveLength(3));
  expect(purged().slice(1)).toEqual([
    ['m3', 'match'],
    ['m1', 'match', 'd2026-11-21', 'day', 'm2'],
  ]);
  expect(said()).toEqual([]);
});
