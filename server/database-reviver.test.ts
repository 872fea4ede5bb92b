import { expect, it } from 'vitest';
import { createDatabaseReviver } from './database-reviver.ts';

/** A server whose start ends when the test says so. */
function slowServer() {
  const starts: { done(): void; fail(error: Error): void }[] = [];
  const revive = () => new Promise<void>((done, fail) => starts.push({ done, fail }));
  return { starts, revive };
}

it('starts one server at a time, and again when it is lost again', async () => {
  const { starts, revive } = slowServer();
  const reviver = createDatabaseReviver(revive, { error: () => {} });
  reviver.lost();
  reviver.lost();
  expect(starts).toHaveLength(1);
  starts[0]?.done();
  await new Promise(setImmediate);
  reviver.lost();
  expect(starts).toHaveLength(2);
});

it('logs a start that failed, and tries again at the next loss', async () => {
  const { starts, revive } = slowServer();
  const logged: unknown[] = [];
  const reviver = createDatabaseReviver(revive, { error: (what: unknown) => logged.push(what) });
  reviver.lost();
  const failure = new Error('the disk is full');
  starts[0]?.fail(failure);
  await new Promise(setImmediate);
  expect(logged).toEqual([{ err: failure }]);
  reviver.lost();
  expect(starts).toHaveLength(2);
});

it('leaves no start under way behind, and begins none after it was stopped', async () => {
  const { starts, revive } = slowServer();
  const reviver = createDatabaseReviver(revive, { error: () => {} });
  reviver.lost();
  let stopped = false;
  const stopping = reviver.stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  starts[0]?.done();
  await stopping;
  reviver.lost();
  expect(starts).toHaveLength(1);
});
