import { type TestKind, testKinds } from './test-kinds.ts';

/** The time that a test file took. Times are in milliseconds of its worker; several workers run at once. */
export interface FileTimes {
  /** The path from the root of the checkout. */
  readonly file: string;
  readonly kind: TestKind;
  readonly tests: number;
  readonly loadingMs: number;
  readonly runningMs: number;
}

/** The times of one run of tests. */
export interface RunTimes {
  /** The moment at which the run began, in ISO 8601. */
  readonly startedAt: string;
  /** The time from the start of the run to the end of its last test. */
  readonly wallMs: number;
  readonly files: readonly FileTimes[];
}

const slowestShown = 20;

/** Returns two tables in Markdown: the twenty slowest files, and the sums by kind. */
export function tablesOfTimes({ files }: RunTimes): string {
  const slowest = [...files].sort((one, other) => wholeMs(other) - wholeMs(one)).slice(0, slowestShown);
  const bySlowest = table(
    ['seconds', 'of it loading', 'tests', 'kind', 'file'],
    slowest.map((times) => [...figures([times]), times.kind, `\`${times.file}\``]),
  );
  const kinds = testKinds.map((kind) => [kind, files.filter((file) => file.kind === kind)] as const);
  const byKind = table(
    ['seconds', 'of it loading', 'tests', 'files', 'kind'],
    [...kinds, ['all', files] as const].map(([kind, ofKind]) => [...figures(ofKind), String(ofKind.length), kind]),
  );
  return `${bySlowest}\n\n${byKind}`;
}

/** Returns one sentence: the numbers of files and tests, and the wall time. */
export function summaryOfTimes({ files, wallMs }: RunTimes): string {
  const tests = files.reduce((sum, file) => sum + file.tests, 0);
  return `${files.length} files, ${tests.toLocaleString('en')} tests, ${Math.round(wallMs / 1_000)} s`;
}

const wholeMs = ({ loadingMs, runningMs }: FileTimes) => loadingMs + runningMs;
const seconds = (ms: number) => (ms / 1_000).toFixed(1);

/** Returns the seconds of some files, those of loading, and the number of tests. */
function figures(files: readonly FileTimes[]): string[] {
  const sumOf = (of: (times: FileTimes) => number) => files.reduce((sum, times) => sum + of(times), 0);
  return [seconds(sumOf(wholeMs)), seconds(sumOf(({ loadingMs }) => loadingMs)), String(sumOf(({ tests }) => tests))];
}

/** Returns a table in Markdown. Columns whose cells are all numbers are aligned to the right. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isNumeric = (column: number) => rows.every((row) => /^[\d.]+$/.test(row[column] ?? ''));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map((_, column) => (isNumeric(column) ? '--:' : '---'))), ...rows.map(line)].join('\n');
}
