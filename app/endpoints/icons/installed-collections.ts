import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { getIcons } from '@iconify/utils';
import { ownFlags } from './own-flags.ts';

/** Icons as data, in the form of Iconify. */
export type IconCollection = Parameters<typeof getIcons>[0];

/** Installed collections of icons: each is a dependency `@iconify-json/…` of package.json. */
const installed: readonly string[] = ['circle-flags'];

const read = new Map<string, Promise<IconCollection>>([[ownFlags.prefix, Promise.resolve(ownFlags)]]);

/** Returns the whole collection, read at the first call; undefined when this site does not have it. */
export function installedCollection(prefix: string): Promise<IconCollection> | undefined {
  const known = read.get(prefix);
  if (known !== undefined || !installed.includes(prefix)) return known;
  const file = fileURLToPath(import.meta.resolve(`@iconify-json/${prefix}/icons.json`));
  const collection = readFile(file, 'utf8').then((text) => JSON.parse(text) as IconCollection);
  // What could not be read now is read at the next call.
  collection.catch(() => read.delete(prefix));
  read.set(prefix, collection);
  return collection;
}
