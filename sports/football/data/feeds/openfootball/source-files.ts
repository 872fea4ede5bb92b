import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { FeedError } from '#data/feeds/feed.ts';

/** A file for the feed to read. */
export interface SourceFile {
  readonly path: string;
  /** True when the caller named the file itself rather than a folder above it. */
  readonly isNamed: boolean;
}

/**
 * Returns the .txt and .json files at the paths and below them, each once, in order of their names. Throws a FeedError for a path that is
 * not there.
 */
export async function sourceFiles(paths: readonly string[]): Promise<readonly SourceFile[]> {
  const found = new Map<string, SourceFile>();
  for (const given of paths) {
    const entry = await stat(given).catch((error: unknown) => {
      throw new FeedError(`Cannot read ${given}`, { cause: error });
    });
    if (!entry.isDirectory()) {
      found.set(path.resolve(given), { path: given, isNamed: true });
      continue;
    }
    const inside = await readdir(given, { recursive: true, withFileTypes: true });
    const files = inside
      .filter((file) => file.isFile() && /\.(?:txt|json)$/i.test(file.name))
      .map((file) => path.join(file.parentPath, file.name));
    for (const file of files.sort()) {
      if (!found.has(path.resolve(file))) found.set(path.resolve(file), { path: file, isNamed: false });
    }
  }
  return [...found.values()];
}
