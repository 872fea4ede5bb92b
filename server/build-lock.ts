import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 200;

/** Runs `work` while no other process does, by a file that names the process; one left by a process that died does not count. */
export async function withBuildLock(file: string, work: () => Promise<void>): Promise<void> {
  while (!take(file)) await pause(lookEveryMs);
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (!ownerLives(file)) rmSync(file, { force: true });
  return false;
}

function ownerLives(file: string): boolean {
  try {
    process.kill(Number(readFileSync(file, 'utf8')) || process.pid, 0);
    return true;
  } catch (error) {
    // ENOENT: the other is done by now. ESRCH: it was killed. EPERM: it lives and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
