import type { NotedCall } from '#data/queries/sources/list-calls-of-source.ts';
import type { SourceCall } from '#data/sources/source.ts';

/** By then a call without an answer is lost: whoever made it has died, or has noted why it failed. */
const lostAfterSeconds = 60;

/** Returns the moment from which a call may be made: at once where it was never made, otherwise after its interval and any pause for a failure. */
export function dueAt(call: SourceCall, noted: NotedCall | undefined): Date {
  if (noted === undefined) return new Date(0);
  return new Date(Math.max(noted.notBefore?.getTime() ?? 0, noted.calledAt.getTime() + intervalSeconds(call, noted) * 1_000));
}

/** Returns the seconds after which a call is worth repeating; one that brought no answer need not wait for its next time, which may be days away. */
export function intervalSeconds({ everySeconds }: SourceCall, noted: NotedCall | undefined): number {
  const isAnswered = noted === undefined || (noted.answeredAt !== null && noted.answeredAt >= noted.calledAt);
  return isAnswered ? everySeconds : Math.min(everySeconds, lostAfterSeconds);
}
