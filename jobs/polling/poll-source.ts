import { noteAnswer, noteFailure } from '#data/commands/sources/note-call-outcome.ts';
import { noteQuotas } from '#data/commands/sources/note-quotas.ts';
import { spendCall } from '#data/commands/sources/spend-call.ts';
import type { Database } from '#data/database/database.ts';
import { listCallsOfSource, type NotedCall } from '#data/queries/sources/list-calls-of-source.ts';
import { CallError } from '#data/sources/call-error.ts';
import { type AnswerMarks, decodeAnswer, fetchAnswer } from '#data/sources/fetch-answer.ts';
import { type Source, SourceAnswerError, type SourceCall } from '#data/sources/source.ts';
import type { JobContext } from '#jobs/job.ts';
import { dueAt, notSince } from './due-at.ts';
import { noteProgress } from './note-progress.ts';
import { listPlannedCalls } from './planned-calls.ts';
import { retryAtMs } from './retry-at.ts';
import type { SourceKind } from './source-kind.ts';
import { isTakenElsewhere, type TakeElsewhere, takeAnswer } from './take-answer.ts';

/** The calls of one round, by their outcome. */
export interface PollReport {
  readonly taken: readonly string[];
  readonly unchanged: readonly string[];
  readonly failed: readonly { readonly call: string; readonly problem: string }[];
  /** Calls that were due and that the budget does not allow yet. */
  readonly postponed: readonly string[];
}

/** The context of a round of polling; without `takeElsewhere` every answer is read in this thread. */
export interface PollContext extends JobContext {
  readonly takeElsewhere?: TakeElsewhere | undefined;
}

/**
 * Makes the due calls of a source and stores their answers. A call is recorded in the database before it is made: when the process dies, no
 * other makes it at once. The marks of its answer are recorded only after the answer is stored: when the process dies before, the answer is
 * requested in full again.
 *
 * @param random returns a number between 0 and 1, which spreads repeated calls
 * @param longestRoundMs milliseconds after which no further call is made: in the next round the most urgent calls come first again
 */
export async function pollSource<Batch, Known>(
  { db, clock, signal, takeElsewhere }: PollContext,
  source: Source<Batch, Known>,
  kind: SourceKind<Batch, Known>,
  random: () => number = Math.random,
  longestRoundMs = 4_000,
): Promise<PollReport> {
  const report = {
    taken: [] as string[],
    unchanged: [] as string[],
    failed: [] as PollReport['failed'][number][],
    postponed: [] as string[],
  };
  const began = performance.now();
  const noted = await listCallsOfSource(db, source.name);
  const made = new Map<string, Date>();
  const isAtPace = ({ pace }: SourceCall, now: Date): boolean => {
    if (pace === undefined) return true;
    const last = made.get(pace.prefix) ?? lastCallOf(noted, pace.prefix);
    made.set(pace.prefix, last);
    return now.getTime() - last.getTime() >= pace.seconds * 1_000;
  };
  const calls = await listPlannedCalls(db, { source, kind }, clock.now());
  const isFilling = calls.some(({ name }) => !noted.has(name));
  for (const call of calls) {
    if (signal.aborted || performance.now() - began > longestRoundMs) break;
    const before = noted.get(call.name);
    const now = clock.now();
    if (!isDue(call, before, now) || !isAtPace(call, now)) continue;
    if (call.pace !== undefined) made.set(call.pace.prefix, now);
    const { budget } = source;
    if (
      !(await spendCall(db, { source: source.name, call: call.name, budget, cost: call.cost, now, notSince: notSince(call, before, now) }))
    ) {
      report.postponed.push(call.name);
      if (budget.pauseSeconds !== undefined) break;
      continue;
    }
    try {
      const state = await makeCall(db, { source, kind }, call, before, { now, signal, takeElsewhere });
      report[state].push(call.name);
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof CallError || error instanceof SourceAnswerError)) throw error;
      if (error instanceof CallError) await noteQuotasOf(db, source, error.headers, now);
      const failures = (before?.failures ?? 0) + 1;
      const retryAfterMs = error instanceof CallError ? error.retryAfterMs : undefined;
      const retryAt = retryAtMs(now.getTime(), { failures, retryAfterMs, random: random() });
      await noteFailure(
        db,
        { source: source.name, call: call.name },
        { problem: error.message, notBefore: new Date(Math.max(retryAt, now.getTime() + (call.patienceSeconds ?? 0) * 1_000)) },
      );
      report.failed.push({ call: call.name, problem: error.message });
    }
    if (budget.pauseSeconds !== undefined) break;
  }
  if (isFilling) {
    const made = new Set([...noted.keys(), ...report.taken, ...report.unchanged, ...report.failed.map(({ call }) => call)]);
    await noteProgress(db, source, calls, ({ name }) => made.has(name), clock.now());
  }
  return report;
}

/** Returns the moment of the last call whose name begins with a prefix; 1970 when none was made. */
function lastCallOf(noted: ReadonlyMap<string, NotedCall>, prefix: string): Date {
  const times = [...noted].flatMap(([name, { calledAt }]) => (name.startsWith(prefix) ? [calledAt.getTime()] : []));
  return new Date(Math.max(0, ...times));
}

/** Max difference between the clocks of two processes; a later record was written before a clock was set back. */
const clockSkewMs = 60_000;

function isDue(call: SourceCall, before: NotedCall | undefined, now: Date): boolean {
  const isOfTheFuture = before !== undefined && before.calledAt.getTime() >= now.getTime() + clockSkewMs;
  const due = dueAt(call, before);
  return due !== undefined && (isOfTheFuture || due <= now);
}

async function makeCall<Batch, Known>(
  db: Database,
  { source, kind }: { readonly source: Source<Batch, Known>; readonly kind: SourceKind<Batch, Known> },
  call: SourceCall,
  before: NotedCall | undefined,
  { now, signal, takeElsewhere }: { readonly now: Date } & Pick<PollContext, 'signal' | 'takeElsewhere'>,
): Promise<'taken' | 'unchanged'> {
  const own = { source: source.name, call: call.name };
  const changeMark = await readChangeMark(call, signal);
  if (changeMark !== undefined && changeMark === before?.changeMark) {
    await noteUnchanged(db, own, kind, { now });
    return 'unchanged';
  }
  const answer = await fetchAnswer(call, call.isAlwaysWhole ? noMarks : marksOf(before), signal);
  await noteQuotasOf(db, source, answer.headers, now);
  if (answer.state === 'unchanged') {
    await noteUnchanged(db, own, kind, { now, changeMark });
    return 'unchanged';
  }
  const fetched = { call, bytes: answer.bytes, now };
  if (takeElsewhere !== undefined && isTakenElsewhere(fetched)) await takeElsewhere(fetched, signal);
  else await takeAnswer(db, { source, kind }, fetched);
  await noteAnswer(db, own, { now, marks: answer, changeMark });
  return 'taken';
}

const noMarks = { etag: null, lastModified: null };

function marksOf(before: NotedCall | undefined): AnswerMarks {
  return { etag: before?.etag ?? null, lastModified: before?.lastModified ?? null };
}

async function noteQuotasOf(db: Database, source: Pick<Source, 'name' | 'quotas'>, headers: Headers | undefined, now: Date): Promise<void> {
  if (headers !== undefined) await noteQuotas(db, source.name, source.quotas?.(headers, now) ?? []);
}

async function noteUnchanged(
  db: Database,
  own: { readonly source: string; readonly call: string },
  kind: Pick<SourceKind<never, never>, 'confirm'>,
  answer: { readonly now: Date; readonly changeMark?: string | undefined },
): Promise<void> {
  await kind.confirm?.(db, { provider: own.source, call: own.call, now: answer.now });
  await noteAnswer(db, own, answer);
}

async function readChangeMark(call: SourceCall, signal: AbortSignal): Promise<string | undefined> {
  if (call.changeMark === undefined) return undefined;
  const maxBytes = 1_000;
  const answer = await fetchAnswer({ ...call, url: call.changeMark, maxBytes }, noMarks, signal);
  return answer.state === 'new' ? decodeAnswer(answer.bytes, call) : undefined;
}
