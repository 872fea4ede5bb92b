import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { UsageError } from './calls/command-line.ts';

const endsOfSignals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Writes a file that only its owner may read. Until it is complete it has another name, and that file is removed when the writing fails or
 * is interrupted by a signal. An existing file is never replaced.
 *
 * @param write fills the file and ends it
 */
export async function writePrivateFile(file: string, write: (unfinished: Writable) => Promise<void>): Promise<void> {
  refuseExisting(file);
  const unfinished = `${file}.${process.pid}.unfinished`;
  const removeAndEnd = (signal: keyof typeof endsOfSignals) => {
    rmSync(unfinished, { force: true });
    process.exit(endsOfSignals[signal]);
  };
  const signals = Object.keys(endsOfSignals) as (keyof typeof endsOfSignals)[];
  for (const signal of signals) process.once(signal, removeAndEnd);
  try {
    await write(createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
    refuseExisting(file);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, removeAndEnd);
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new UsageError(`${file} exists already; name another file`);
}
