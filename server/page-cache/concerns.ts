import type { Topic } from '#data/changes/topic.ts';

/** Returns true when a change of some topics concerns content of other topics. */
export function concerns(changed: ReadonlySet<Topic>, shown: ReadonlySet<Topic>): boolean {
  return changed.has('*') || [...shown].some((topic) => changed.has(topic));
}
