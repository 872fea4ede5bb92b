import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a new file that only its owner may read, and returns when it is on the disk.
 *
 * @throws Error of Node when the file exists or cannot be written
 */
export function writeDurably(file: string, text: string | Buffer): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Replaces a file as a whole: after a crash it holds the former text or the new one. */
export function replaceDurably(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}-${performance.now()}.unfinished`;
  writeDurably(unfinished, text);
  renameSync(unfinished, file);
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Returns the code of an error of the operating system, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
