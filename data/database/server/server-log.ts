import { copyFileSync, renameSync, statSync, truncateSync } from 'node:fs';

const maxBytes = 5_000_000;

/**
 * Moves the log of a server to `<file>.1`, replacing the one before, when it has grown too long. The server may be running: it appends to the file, which
 * is emptied in place.
 */
export function rotateServerLog(file: string, longest: number = maxBytes): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= longest) return;
  const copy = `${file}.1-unfinished`;
  copyFileSync(file, copy);
  truncateSync(file);
  renameSync(copy, `${file}.1`);
}
