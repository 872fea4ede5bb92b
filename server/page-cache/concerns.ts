import type { Topic } from '#data/commands/changes/record-changes.ts';

/** Whether a change of some topics concerns what shows others. */
export function concerns(changed: ReadonlySet<Topic>, shown: ReadonlySet<Topic>): boolean {
  return changed.has('*') || [...shown].some((topic) => changed.has(topic));
}
