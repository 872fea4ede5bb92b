import type { Topic, WeighedTopic } from './topic.ts';

const prefix = 'minor:';

/**
 * Marks topics as minor: of a change of minutes, statistics or prices, as all matches of an afternoon have once a minute; or of what a page shows beside its own
 * match. Such a page may be rendered somewhat later than one with a goal. Scripts show minutes, prices and scores at once.
 */
export function minorTopics(topics: readonly Topic[]): WeighedTopic[] {
  return topics.map((topic) => `${prefix}${topic}` as const);
}

/** Returns a topic without its weight. */
export function plainTopic(topic: WeighedTopic): Topic {
  return isMinor(topic) ? (topic.slice(prefix.length) as Topic) : topic;
}

/** The topics of pages that a change concerns. */
export interface ChangedTopics {
  readonly news: ReadonlySet<Topic>;
  /** Those with minor changes only. */
  readonly minor: ReadonlySet<Topic>;
}

/** Returns the topics of a logged change by their weight. */
export function changedTopics(logged: ReadonlySet<WeighedTopic>): ChangedTopics {
  const all = [...logged];
  const news = new Set(all.filter((topic): topic is Topic => !isMinor(topic)));
  const minor = all.filter(isMinor).map(plainTopic);
  return { news, minor: new Set(minor.filter((topic) => !news.has(topic))) };
}

function isMinor(topic: WeighedTopic): topic is `minor:${Topic}` {
  return topic.startsWith(prefix);
}
