import { rm } from 'node:fs/promises';

/** Removes a folder to which a process that is ending may still write: tries again while something new is in it. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}
