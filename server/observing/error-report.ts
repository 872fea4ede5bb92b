import { fileURLToPath } from 'node:url';
import type { RequestKind } from './metrics.ts';

/** Report of an error, without anything of the visitor who met it. */
export interface ErrorReport {
  readonly atMs: number;
  /** One line by the site about what failed, such as "a page failed". */
  readonly message: string;
  /** Class of the error. */
  readonly type: string;
  /** First line of the error's message and of its causes' messages, without values. */
  readonly reason: string;
  readonly code?: string;
  /** Frames of the stack; paths are relative to the site. */
  readonly stack: readonly string[];
  readonly kind?: RequestKind;
  readonly job?: string;
}

/** The request or job that failed. */
export interface ErrorPlace {
  readonly message: string;
  readonly kind?: RequestKind | undefined;
  readonly job?: string | undefined;
}

const siteRoot = fileURLToPath(new URL('../..', import.meta.url));
const maxReasonLetters = 300;
const maxCauses = 3;
const maxFrames = 30;
const hidden = '…';

/**
 * The patterns of text that may be a visitor's in a message, beside mail addresses, and their replacements. Quoted text comes first, from the first quotation mark to the last, since the text may contain
 * quotation marks itself.
 */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[^\s(]*"(?:.*"[^\s).,:;]*|.*$)/, `"${hidden}"`],
  [/[^\s(]*`(?:.*`[^\s).,:;]*|.*$)/, `"${hidden}"`],
  [/[“„«].*$/, `"${hidden}"`],
  [/(?<!\w)'(?:.*'[^\s).,:;]*|.*$)/, `"${hidden}"`],
  [/\b([a-z][a-z\d+.-]*):\/\/\S+/gi, `$1://${hidden}`],
  [/\?\S+/g, `?${hidden}`],
  [/\b([\w-]+)=\S+/g, `$1=${hidden}`],
  // IPv6, then IPv4.
  [/(?<![\w:])(?=[\da-f]*:[\da-f]*:)[\da-f:]+(?:\.\d{1,3}){0,3}(?:%\w+)?/gi, hidden],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, hidden],
  // Paths, long numbers, and words with digits as long as keys are.
  [/(?<!\w)\/[\w.~%-]+(?:\/[\w.~%-]*)*/g, `/${hidden}`],
  [/\b(?=[\w-]*\d)[\w-]{16,}\b/g, hidden],
  [/\d{5,}/g, hidden],
];

/** Returns the report of an error. */
export function reportOf(error: unknown, { message, kind, job }: ErrorPlace, atMs: number): ErrorReport {
  const about = { atMs, message, ...(kind === undefined ? {} : { kind }), ...(job === undefined ? {} : { job }) };
  if (!(error instanceof Error)) return { ...about, type: `thrown ${typeof error}`, reason: '', stack: [] };
  const { code } = error as NodeJS.ErrnoException;
  return {
    ...about,
    type: error.name,
    reason: withCauses(error),
    ...(typeof code === 'string' && /^[A-Z\d_]{2,60}$/.test(code) ? { code } : {}),
    stack: framesOf(error),
  };
}

function withCauses(error: Error): string {
  const reasons: string[] = [];
  for (let at: unknown = error; at instanceof Error && reasons.length < maxCauses; at = at.cause) {
    const reason = withoutValues(at.message);
    reasons.push(reasons.length === 0 ? reason : `${at.name}: ${reason}`);
  }
  return reasons.join('; because of ');
}

/** Returns the first line of a message without values that may be a visitor's. */
function withoutValues(message: string): string {
  const [line = ''] = message.split(/[\r\n]|\bparams:/, 1);
  const withoutMail = line.trim().replace(/\S+@\S+/g, (found) => `${found.replace(/[^"`“„«']/g, '')}${hidden}`);
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), withoutMail).slice(0, maxReasonLetters);
}

/** Returns the frames of an error's stack. The lines before them repeat its message. */
function framesOf({ stack = '', message }: Error): string[] {
  const after = stack.indexOf(message);
  return stack
    .slice(after === -1 ? 0 : after + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim().replace(/(?<![\w.@:-])(?:file:\/\/\/?)?(?:\/|[A-Z]:[\\/])[^():]*(?=:\d+|\)|$)/, siteRelative));
}

/** Returns the path of a file relative to the site or to the folder of packages; of a file elsewhere its name alone. */
function siteRelative(place: string): string {
  const path = place.startsWith('file:') ? fileURLToPath(place) : place;
  const parts = path.replaceAll('\\', '/').split('/');
  const packages = parts.lastIndexOf('node_modules');
  if (packages !== -1) return parts.slice(packages).join('/');
  return path.startsWith(siteRoot) ? path.slice(siteRoot.length).replaceAll('\\', '/') : (parts.at(-1) ?? '');
}
