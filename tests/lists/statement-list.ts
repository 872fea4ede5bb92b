import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatSql } from './format-sql.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = 'docs/sql';

/** The file that holds the statements of the last whole run. */
export const recordingFile = join(root, 'test-results/statements.json');

/** The variable of the environment that names the folder into which the processes of a run write what they record. */
export const statementsFolder = 'RECORDED_STATEMENTS';

/** A statement as the driver was given it, and the file of the site that gave it. */
export interface RecordedStatement {
  /** From the root of the checkout. */
  readonly file: string;
  /** Undefined where it is not prepared. */
  readonly name?: string | undefined;
  readonly text: string;
}

/** True for a file whose statements are listed: code of the site, without what sets up, copies or checks databases as a whole. */
export function isListed(file: string): boolean {
  return (
    /^(?:data|sports|jobs|demonstration|app|server)\//.test(file) &&
    !/^data\/database\/|^server\/(?:commands|start)\/|\.test\.tsx?$/.test(file)
  );
}

/**
 * Returns the statements of a recording with their texts formatted, each once, sorted; those with names at the file that has the name, from which
 * another may have run them.
 */
export function listedOf(recorded: readonly RecordedStatement[]): RecordedStatement[] {
  const fileOf = filesOfNames();
  const formatted = recorded.map(({ file, name, text }) => ({ file: fileOf(name) ?? file, name, text: formatSql(text) }));
  return sorted([...new Map(formatted.map((statement) => [JSON.stringify(statement), statement])).values()]);
}

/** Returns what finds the one source file that has a name in quotes; undefined where there is none or several. */
function filesOfNames(): (name: string | undefined) => string | undefined {
  const files = new Map<string, string | undefined>();
  for (const file of globSync('{data,sports/*/data,jobs,server}/**/*.ts', { cwd: root }).filter(isListed)) {
    for (const [, name = ''] of new Set(readFileSync(join(root, file), 'utf8').matchAll(/'([a-z]+(?:-[a-z0-9]+)+)'/g))) {
      const known = files.get(name);
      files.set(name, files.has(name) && known !== file ? undefined : file);
    }
  }
  return (name) => (name === undefined ? undefined : files.get(name));
}

/** Returns the key of a statement, its name and text: two files that run the same text run the same statement. */
export function keyOf({ name = '', text }: RecordedStatement): string {
  return `${name} ${text}`;
}

/** Returns the statements of `docs/sql`. */
export function readStatements(): RecordedStatement[] {
  return globSync(`${folder}/*.sql`, { cwd: root }).flatMap((path) => parse(readFileSync(join(root, path), 'utf8')));
}

/** Replaces the files of `docs/sql` by the ones of these statements. */
export function writeStatements(statements: readonly RecordedStatement[]): void {
  for (const path of globSync(`${folder}/*.sql`, { cwd: root })) rmSync(join(root, path));
  mkdirSync(join(root, folder), { recursive: true });
  for (const [room, ofRoom] of Map.groupBy(sorted(statements), ({ file }) => roomOf(file))) {
    writeFileSync(join(root, folder, `${room}.sql`), print(room, ofRoom));
  }
}

/** Returns the name of the file that lists the statements of a source: by floor, of `data` by its rooms, of a sport by the sport. */
function roomOf(file: string): string {
  const [floor = '', room = '', subject = ''] = file.split('/');
  if (floor === 'sports') return room === 'shared' ? 'sports-shared' : room;
  if (floor !== 'data') return floor;
  if (room === 'commands' || room === 'queries') return subject === 'ledger' ? 'ledger' : room;
  return room === 'ledger' ? room : floor;
}

function print(room: string, statements: readonly RecordedStatement[]): string {
  const entries = statements.map(({ file, name, text }) => `-- ${file}${name === undefined ? '' : `: ${name}`}\n${text};\n`);
  return `-- The SQL statements of ${room}, as tests run them. See README.md.\n\n${entries.join('\n')}`;
}

function parse(text: string): RecordedStatement[] {
  return text
    .split(/^(?=-- [a-z]+\/\S+\.tsx?(?:: \S+)?$)/m)
    .slice(1)
    .map((entry) => {
      const [, file = '', name] = entry.match(/^-- ([^\s:]+)(?:: (\S+))?$/m) ?? [];
      const body = entry.slice(entry.indexOf('\n') + 1).trimEnd();
      return { file, name, text: body.slice(0, -1) };
    });
}

function sorted(statements: readonly RecordedStatement[]): RecordedStatement[] {
  const place = ({ file, name = '', text }: RecordedStatement) => [file, name, text].join('\0');
  return statements.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
