import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { isListed, type RecordedStatement, statementsFolder } from './statement-list.ts';

/*
 * Records which statements the code of the site runs while tests do, for `statements-reporter.ts`. Vitest loads this before each test file;
 * the driver is shared by those of one process and changed once.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The number of calls of a text for which the stack is read: more until one comes from the site, for tests may run the same text before. */
const callsRead = { found: 3, notFound: 50 };
/** The modules that run the statements of others. */
const wrappers = new Set(['query-json.ts', 'with-query-timeout.ts', 'locks/one-at-a-time.ts'].map((name) => `data/database/${name}`));
const isRecorded = Symbol.for('tipledger.statements-are-recorded');

interface KnownText {
  /** The number of calls for which the stack is still read. */
  left: number;
  readonly files: Set<string>;
}

type Query = (this: unknown, statement: unknown, ...rest: unknown[]) => unknown;

/** Wraps the method `query` of a prototype so that it records its statements. The pool calls the connection later, without the caller in the stack; hence both are wrapped. */
function record(prototype: { query: Query }, folder: string, texts: Map<string, KnownText>): void {
  const { query } = prototype;
  prototype.query = function (statement, ...rest) {
    const { name, text } = typeof statement === 'string' ? { name: undefined, text: statement } : (statement as RecordedStatement);
    if (typeof text === 'string') {
      const known: KnownText = texts.get(text) ?? { left: callsRead.notFound, files: new Set() };
      if (known.left > 0) {
        const file = callingFile();
        known.left = file === undefined ? known.left - 1 : Math.min(known.left, callsRead.found) - 1;
        texts.set(text, known);
        if (file !== undefined && !known.files.has(file)) {
          known.files.add(file);
          appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ file, name, text } satisfies RecordedStatement)}\n`);
        }
      }
    }
    return query.call(this, statement, ...rest);
  };
}

/** Returns the path from the root of the site's file that makes the call; undefined where a test makes it or the stack has no file of the site. */
function callingFile(): string | undefined {
  for (const path of filesOfStack()) {
    const at = path.indexOf(root);
    if (at === -1 || path.includes('/node_modules/')) continue;
    const file = path.slice(at + root.length).replace(/\?.*$/, '');
    if (wrappers.has(file) || file.startsWith('tests/lists/')) continue;
    return isListed(file) ? file : undefined;
  }
  return undefined;
}

/** Returns the files of the present calls, the innermost first. For a stack as text Vite would look up each line in the sources. */
function filesOfStack(): readonly string[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = 40;
  Error.prepareStackTrace = (_, calls) => calls.map((call) => call.getFileName() ?? '');
  try {
    return new Error('where is the call?').stack as unknown as readonly string[];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace;
  }
}

const state = globalThis as { [isRecorded]?: true };
const folder = process.env[statementsFolder];
if (folder !== undefined && state[isRecorded] === undefined) {
  state[isRecorded] = true;
  // Runs that a test starts in a copy of the site record nothing here.
  delete process.env[statementsFolder];
  const texts = new Map<string, KnownText>();
  for (const { prototype } of [pg.Pool, pg.Client]) record(prototype as unknown as { query: Query }, folder, texts);
}
