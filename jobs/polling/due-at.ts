import type { NotedCall } from '#data/queries/sources/list-calls-of-source.ts';
import type { SourceCall } from '#data/sources/source.ts';

/** Seconds after which an unanswered call is treated as lost: its process has died, or has recorded why it failed. */
const lostAfterSeconds = 60;

/**
 * Returns the moment from which a call may be made: at once if it was never made, otherwise after its interval and any pause after a
 * failure. A call with fixed moments may be made from the last moment that has passed. If it was answered since, it may be made from the
 * next one; undefined when there is none.
 */
export function dueAt(call: SourceCall, noted: NotedCall | undefined): Date | undefined {
  const { moments } = call;
  const pausedUntil = noted?.notBefore?.getTime() ?? 0;
  if (moments === undefined) {
    return noted === undefined
      ? new Date(0)
      : new Date(Math.max(pausedUntil, noted.calledAt.getTime() + intervalSeconds(call, noted) * 1_000));
  }
  if (moments.last === null || (noted !== undefined && isAnswered(noted) && noted.calledAt >= moments.last))
    return moments.next ?? undefined;
  if (noted === undefined || noted.calledAt < moments.last) return new Date(Math.max(pausedUntil, moments.last.getTime()));
  return new Date(Math.max(pausedUntil, noted.calledAt.getTime() + lostAfterSeconds * 1_000));
}

/** Returns the moment since which no process may have made the call if it is to be made now. */
export function notSince(call: SourceCall, noted: NotedCall | undefined, now: Date): Date {
  const isRetried = noted !== undefined && !isAnswered(noted);
  if (call.moments?.last != null && !isRetried) return call.moments.last;
  return new Date(now.getTime() - intervalSeconds(call, noted) * 1_000);
}

/**
 * Returns the seconds after which a call is worth repeating. A call that brought no answer need not wait for its next time, which may be
 * days away.
 */
function intervalSeconds({ everySeconds }: SourceCall, noted: NotedCall | undefined): number {
  return noted === undefined || isAnswered(noted) ? everySeconds : Math.min(everySeconds, lostAfterSeconds);
}

function isAnswered({ answeredAt, calledAt }: NotedCall): boolean {
  return answeredAt !== null && answeredAt >= calledAt;
}
