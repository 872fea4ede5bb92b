import { listAudit } from '#data/queries/audit/list-audit.ts';
import { decide, undoDecision } from '#jobs/decisions/decide.ts';
import { openDataset } from '#server/start/open-dataset.ts';
import type { Settings } from '#server/start/settings.ts';
import { readOptions, runCommand, say, UsageError } from './calls/command-line.ts';
import { readDecider } from './calls/read-decider.ts';
import { describeAudit } from './describe/describe-audit.ts';

const usage = [
  'npm run audit [-- list] [--most 50] [--from 0]',
  'npm run audit -- undo <id> [--actor "Name"]',
  'npm run audit -- reviewed <law|licence|ruling|difference> <subject> [--actor "Name"]',
].join('\n');

const marks = ['law', 'licence', 'ruling', 'difference'] as const;

/** `npm run audit`: prints the decisions of operators, undoes one, or notes that a subject was reviewed and left as it is. */
await runCommand(async (settings: Settings, words: readonly string[]) => {
  const { by, words: rest } = readDecider(words);
  const options = { most: { type: 'string' }, from: { type: 'string' } } as const;
  const { values, positionals } = readOptions(rest, { allowPositionals: true, options }, usage);
  const [task = 'list', first, subject, ...more] = positionals;
  const mark = marks.find((one) => one === first);
  const isList = task === 'list' && first === undefined;
  const isUndo = task === 'undo' && first !== undefined && subject === undefined;
  const isReview = task === 'reviewed' && mark !== undefined && subject !== undefined && more.length === 0;
  if (!isList && !isUndo && !isReview) throw new UsageError(usage);
  const now = new Date();
  const { db, close } = await openDataset(settings.database, now, say);
  try {
    if (isList) {
      for (const line of describeAudit(await listAudit(db, { most: wholeOf(values.most ?? '50'), from: wholeOf(values.from ?? '0') })))
        say(line);
    } else {
      const { lines } = isReview
        ? await decide(db, by, { kind: 'review', mark, subject }, now)
        : await undoDecision(db, by, wholeOf(first ?? ''), now);
      for (const line of lines) say(line);
    }
  } finally {
    await close();
  }
});

/** Reads a whole number. @throws UsageError for anything else */
function wholeOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`"${text}" is no whole number\n${usage}`);
  return Number(text);
}
