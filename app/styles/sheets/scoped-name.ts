import { hash } from 'node:crypto';
import { sourceOf } from './source-of.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 4;
const takenBy = new Map<string, string>();

/**
 * Returns the name under which a class of a style sheet is sent: four letters that follow from its file and its name in the source.
 *
 * @throws Error when two classes would get the same letters; rename one
 */
export function scopedName(name: string, file: string): string {
  const source = `${sourceOf(file)} .${name}`;
  const digest = Number.parseInt(hash('sha256', source).slice(0, 12), 16);
  const short = Array.from({ length }, (_, place) => letters[Math.floor(digest / letters.length ** place) % letters.length]).join('');
  const other = takenBy.get(short);
  if (other !== undefined && other !== source) throw new Error(`${source} and ${other} would both be called ${short}`);
  takenBy.set(short, source);
  return short;
}

/** Returns the name of a class during development: its file's and its own. */
export function readableName(name: string, file: string): string {
  return `${sourceOf(file).split('/').at(-1)?.split('.')[0]}_${name}`;
}
