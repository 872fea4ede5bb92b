import { expect, it } from 'vitest';
import { createPostgresSupervisor } from './postgres-supervisor.ts';

/** Returns a server whose start ends when the test says so. */
function slowServer() {
  const starts: { done(): void; fail(error: Error): void }[] = [];
  const revive = () => new Promise<void>((done, fail) => starts.push({ done, fail }));
  return { starts, revive };
}

it('starts one server at a time, and again when it is lost again', async () => {
  const { starts, revive } = slowServer();
  const supervisor = createPostgresSupervisor(revive, { error: () => {} });
  supervisor.lost();
  supervisor.lost();
  expect(starts).toHaveLength(1);
  starts[0]?.done();
  await new Promise(setImmediate);
  supervisor.lost();
  expect(starts).toHaveLength(2);
});

it('logs a start that failed, and tries again at the next loss', async () => {
  const { starts, revive } = slowServer();
  const logged: unknown[] = [];
  const supervisor = createPostgresSupervisor(revive, { error: (what: unknown) => logged.push(what) });
  supervisor.lost();
  const failure = new Error('the disk is full');
  starts[0]?.fail(failure);
  await new Promise(setImmediate);
  expect(logged).toEqual([{ err: failure }]);
  supervisor.lost();
  expect(starts).toHaveLength(2);
});

it('leaves no start under way behind, and begins none after it was stopped', async () => {
  const { starts, revive } = slowServer();
  const supervisor = createPostgresSupervisor(revive, { error: () => {} });
  supervisor.lost();
  let stopped = false;
  const stopping = supervisor.stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  starts[0]?.done();
  await stopping;
  supervisor.lost();
  expect(starts).toHaveLength(1);
});
