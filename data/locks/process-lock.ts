import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 100;
/** SQLITE_BUSY: another connection holds a lock that this one excludes. */
const busy = 5;

/** The kinds of locks: an exclusive one is held alone, any number of shared ones are held beside each other. */
export type LockKind = 'exclusive' | 'shared';

export interface HeldLock {
  /** Releases the lock; does nothing when that was done before. */
  release(): void;
}

/**
 * Returns the lock on a file, or undefined while another holder excludes it, in this process or in any other on this machine. The operating
 * system frees it when its process ends, however that happens; a process that is suspended keeps it.
 *
 * The file is an empty SQLite database, in which nothing is ever stored: only its locks are used.
 */
export function tryProcessLock(file: string, kind: LockKind): HeldLock | undefined {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    // A transaction takes the shared lock when it first reads.
    connection.exec(kind === 'exclusive' ? 'begin exclusive' : 'begin; select count(*) from sqlite_schema');
  } catch (error) {
    connection?.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw new Error(`${file} cannot be locked: ${(error as Error).message}`, { cause: error });
  }
  const held = connection;
  return {
    release() {
      if (held.isOpen) held.close();
    },
  };
}

/** Runs `work` while nobody else holds the lock on a file. `waiting` is called once when another holds it. */
export async function withProcessLock<Result>(file: string, work: () => Promise<Result>, waiting?: () => void): Promise<Result> {
  let lock = tryProcessLock(file, 'exclusive');
  if (lock === undefined) waiting?.();
  while (lock === undefined) {
    await pause(lookEveryMs);
    lock = tryProcessLock(file, 'exclusive');
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}
