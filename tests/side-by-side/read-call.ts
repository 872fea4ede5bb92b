import { parseArgs } from 'node:util';
import { locales } from '#app/i18n/locales.ts';
import { pageNames } from '#tests/e2e/pages-of-every-kind.ts';
import type { Selection, Sites } from './compare-sites.ts';

/** The error of a wrong call of the command; the message names the option and the value. */
export class WrongCallError extends Error {
  override readonly name = 'WrongCallError';
}

export interface Call {
  readonly sites: Sites;
  readonly selection: Selection;
  /** The folder for the pictures. */
  readonly out: string;
}

/** Returns the call that the words of the command describe. @throws WrongCallError with the wrong word */
export function readCall(words: readonly string[]): Call {
  const given = readOptions(words);
  const tags = locales.map(({ tag }) => tag);
  const wanted = chosen('languages', given.languages, tags);
  return {
    sites: { before: address('before', given.before), after: address('after', given.after) },
    selection: {
      locales: locales.filter(({ tag }) => wanted.includes(tag)),
      pages: chosen('pages', given.pages, pageNames),
      widths: given.widths.split(',').map(width),
      scheme: oneOf('scheme', given.scheme, ['light', 'dark'] as const),
      clock: moment(given.clock),
    },
    out: given.out ?? fail('--out is missing: the folder for the pictures'),
  };
}

function readOptions(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    before: text,
    after: text,
    out: text,
    languages: text,
    pages: text,
    widths: { ...text, default: '390,1440' },
    scheme: { ...text, default: 'light' },
    clock: { ...text, default: '2026-11-21T15:30:00Z' },
  };
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function address(option: string, given: string | undefined): string {
  if (given === undefined) return fail(`--${option} is missing: the address of a running site`);
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) return fail(`--${option} is no address of a site: "${given}"`);
  return url.origin;
}

function chosen<const Name extends string>(option: string, given: string | undefined, known: readonly Name[]): readonly Name[] {
  return given === undefined ? known : given.split(',').map((name) => oneOf(option, name, known));
}

function oneOf<const Name extends string>(option: string, given: string, known: readonly Name[]): Name {
  return known.find((name) => name === given) ?? fail(`--${option}: "${given}" is none of ${known.join(', ')}`);
}

function width(given: string): number {
  return /^[1-9]\d{2,3}$/.test(given) ? Number(given) : fail(`--widths: "${given}" is no width from 100 to 9999`);
}

function moment(given: string): Date {
  const date = new Date(given);
  return Number.isNaN(date.getTime()) ? fail(`--clock: "${given}" is no time`) : date;
}

function fail(message: string): never {
  throw new WrongCallError(message);
}
