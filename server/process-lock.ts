import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 200;
const sayAliveEveryMs = 1_000;
/** After a restart of a container another process may have the number of one that died, so that a number alone proves nothing. */
const silentAfterMs = 30_000;

/**
 * Runs `work` while no other process does, by a file that names the process; one left by a process that died does not count.
 * `waiting` is called once when another is at it.
 */
export async function withProcessLock<Result>(file: string, work: () => Promise<Result>, waiting?: () => void): Promise<Result> {
  for (let told = false; !take(file); told = true) {
    if (!told) waiting?.();
    await pause(lookEveryMs);
  }
  const sayAlive = setInterval(() => utimesSync(file, new Date(), new Date()), sayAliveEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(sayAlive);
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
  if (ownerLives(file)) return false;
  rmSync(file, { force: true });
  return take(file);
}

function ownerLives(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > silentAfterMs) return false;
    process.kill(Number(readFileSync(file, 'utf8')) || process.pid, 0);
    return true;
  } catch (error) {
    // ENOENT: the other is done by now. ESRCH: it was killed. EPERM: it lives and is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
