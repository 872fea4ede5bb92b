import type { NotedCall } from '#data/queries/sources/list-calls-of-source.ts';
import type { SourceCall } from '#data/sources/source.ts';

/** Returns the moment from which a call may be made: at once where it was never made, otherwise after its interval and any pause for a failure. */
export function dueAt({ everySeconds }: SourceCall, noted: NotedCall | undefined): Date {
  if (noted === undefined) return new Date(0);
  return new Date(Math.max(noted.notBefore?.getTime() ?? 0, noted.calledAt.getTime() + everySeconds * 1_000));
}
