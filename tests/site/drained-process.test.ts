import { expect, it } from 'vitest';
import { openEventStream } from '#tests/factories/open-event-stream.ts';
import { startProcess } from '#tests/factories/start-process.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { waitFor } from '#tests/factories/wait-for.ts';

const { connectionString } = await createTestDatabase({ withCatalogue: true });

const look = async (address: string) => {
  const answer = await fetch(address);
  return [answer.status, await answer.text()] as const;
};

it('a process that is told to end reports it to balancers, answers on, and sends its streams elsewhere before it ends', async () => {
  const leaving = await startProcess(connectionString, { DRAIN_SECONDS: '4' });
  expect(await look(`${leaving.address}/healthz`)).toEqual([200, 'alive\n']);
  const stream = await openEventStream(`${leaving.address}/api/live?match=1`);
  await stream.first('ready');

  const ended = leaving.stop();
  await waitFor(async () => expect(await look(`${leaving.address}/healthz`)).toEqual([503, 'ending\n']));
  const [status, state] = await look(`${leaving.address}/readyz`);
  expect([status, JSON.parse(state)]).toEqual([503, expect.objectContaining({ ready: false, database: 'ready' })]);
  expect((await look(`${leaving.address}/`))[0]).toBe(200);
  expect(stream.isEnded).toBe(false);

  await waitFor(() => expect(stream.isEnded).toBe(true));
  expect(stream.frames.at(-1)).toMatchObject({ retry: 100, event: '' });
  expect(await ended).toBe(0);
}, 60_000);
