import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 100;
/** SQLITE_BUSY: another connection holds a conflicting lock. */
const busy = 5;

/** Kinds of locks: an exclusive one has no other holder, shared ones may have several. */
export type LockKind = 'exclusive' | 'shared';

export interface HeldLock {
  /** Releases the lock; does nothing when it was already released. */
  release(): void;
}

/**
 * Returns the lock on a file, or undefined while a conflicting one is held, in this process or in any other on this machine. The operating system frees it
 * when its process ends, in whichever way; a suspended process still holds it.
 *
 * The file is an empty SQLite database, in which nothing is ever stored: only its locks are used.
 */
export function tryProcessLock(file: string, kind: LockKind): HeldLock | undefined {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file);
    // A transaction takes the shared lock at its first read.
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

/** Runs `work` with an exclusive lock on a file, and returns its result. Waits until the lock is free; calls `waiting` once when it is not. */
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
