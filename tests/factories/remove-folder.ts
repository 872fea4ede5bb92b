import { rm } from 'node:fs/promises';

/** Removes a folder in which a process that has just ended, or was told to, may write its last: tries again while something new is in it. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}
