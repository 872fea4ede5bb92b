import { plainTopic } from '#data/changes/minor-topics.ts';
import type { Topic, WeighedTopic } from '#data/changes/topic.ts';

/** Returns true when a change of some topics concerns content of other topics, of any weight. */
export function concerns(changed: ReadonlySet<Topic>, shown: ReadonlySet<WeighedTopic>): boolean {
  return changed.has('*') || [...shown].some((topic) => changed.has(plainTopic(topic)));
}

/** Returns true when a change of some topics concerns content of other topics that is not minor to the page. */
export function concernsMainly(changed: ReadonlySet<Topic>, shown: ReadonlySet<WeighedTopic>): boolean {
  return changed.has('*') || [...changed].some((topic) => shown.has(topic));
}
