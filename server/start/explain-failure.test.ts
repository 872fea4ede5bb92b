import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openWebServer } from '#server/http/web-server.ts';
import { explainFailure } from './explain-failure.ts';
import { readSettings } from './settings.ts';

async function reasonOf(work: () => unknown): Promise<string | undefined> {
  try {
    await work();
  } catch (error) {
    return explainFailure(error);
  }
  throw new Error('nothing went wrong');
}

describe('why the site or a command ended', () => {
  it('is said in one line for a port that is in use', async () => {
    const other = createServer();
    await new Promise<void>((listening) => {
      other.listen(0, '127.0.0.1', listening);
    });
    const { port } = other.address() as { port: number };
    expect(await reasonOf(() => openWebServer(port, '127.0.0.1'))).toMatch(new RegExp(`^port ${port} is in use[^\\n]*PORT[^\\n]*$`));
    other.close();
  });

  it('is said in one line for a socket that cannot be opened', async () => {
    const listen = () =>
      new Promise((listening, failed) => {
        createServer()
          .once('error', failed)
          .listen('/no/such/folder/console.sock', () => listening(undefined));
      });
    expect(await reasonOf(listen)).toMatch(/^the socket \/no\/such\/folder\/console\.sock of CONSOLE_PORT cannot be opened \(E\w+\)$/);
  });

  it.each([
    [{ PORT: 'abc' }, /PORT.*abc/],
    [{ TRUST_PROXY: 'maybe' }, /TRUST_PROXY.*maybe/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL/],
    [{ CLOCK: 'yesterday' }, /CLOCK.*yesterday/],
    [{ TIPLEDGER_PORT: '3000' }, /unknown setting TIPLEDGER_PORT/],
  ])('names the setting of %j', async (environment, expected) => {
    const reason = await reasonOf(() => readSettings(environment, 'no such file'));
    expect(reason).toMatch(expected);
    expect(reason).not.toContain('\n');
  });

  it('repeats no password of a database or a mail server', async () => {
    for (const environment of [
      { DATABASE_URL: 'mysql://site:hunter2@db/x' },
      { SMTP_URL: 'http://site:hunter2@mail' },
      { METRICS_TOKEN: 'hunter2' },
    ])
      expect(await reasonOf(() => readSettings(environment, 'no such file'))).not.toContain('hunter2');
  });

  it('is told by a full disk', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC', path: '/srv/.data/x', syscall: 'write' });
    expect(explainFailure(full)).toBe('/srv/.data/x cannot be written: the disk is full');
  });

  it('names the file that a command wants', () => {
    const missing = Object.assign(new Error('open'), { code: 'ENOENT', path: 'backup.gz', syscall: 'open' });
    expect(explainFailure(missing)).toBe('backup.gz does not exist');
  });

  it('is told by a database that went away', () => {
    expect(explainFailure(new Error('Connection terminated unexpectedly'))).toBe(
      'the database cannot be reached: Connection terminated unexpectedly',
    );
  });

  it('is left to the stack for a mistake in the program', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toBeUndefined();
    expect(explainFailure(Object.assign(new TypeError('bad'), { code: 'ERR_INVALID_ARG_TYPE' }))).toBeUndefined();
    expect(explainFailure(Object.assign(new Error('no such column'), { code: '42703' }))).toBeUndefined();
  });
});
