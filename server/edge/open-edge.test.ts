import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { Topic } from '#data/changes/topic.ts';
import type { Database } from '#data/database/database.ts';
import { startPurgeStandIn } from '#tests/factories/start-purge-stand-in.ts';
import { waitFor } from '#tests/factories/wait-for.ts';
import { edgeChannel } from './edge-health.ts';
import { openEdge } from './open-edge.ts';

/** Opens the edge of the process that purges, and waits until everything was purged once. */
async function openPurgingEdge() {
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
    },
  );
  onTestFinished(() => edge.stop());
  edge.start();
  const purged = () => stand.received.filter(({ tags }) => tags.length > 0).map(({ tags }) => tags);
  await waitFor(() => expect(purged()).toEqual([['all']]));
  return { edge, purged, said: () => words.filter((word) => /^(again|missed)/.test(word)) };
}

const topics = new Set<Topic>(['match:1']);

it('a process that has just given the edge a changed page names the tags to the process that purges', async () => {
  const { edge, said } = await openPurgingEdge();
  edge.changed(topics, false);
  expect(said()).toEqual([]);
  edge.changed(topics, true);
  expect(said()).toEqual(['again m1 match']);
  edge.changed(new Set(Array.from({ length: 1_500 }, (_, at): Topic => `match:${at}`)), true);
  expect(said().at(-1)).toBe('missed');
});

it('tags that another process names are purged with the change, or once more after it', async () => {
  const { edge, purged } = await openPurgingEdge();
  edge.changed(topics, false);
  edge.channels[edgeChannel]?.('again m1 match');
  await waitFor(() => expect(purged()).toHaveLength(2));
  edge.channels[edgeChannel]?.('again m1 match');
  await waitFor(() => expect(purged()).toHaveLength(3));
  expect(purged().slice(1)).toEqual([
    ['m1', 'match'],
    ['m1', 'match'],
  ]);
});
