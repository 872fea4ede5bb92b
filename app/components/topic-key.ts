import type { MessageKey } from '#app/i18n/message-keys.ts';

/** Returns the words for a topic of an index; a test holds that every topic of the content has some. */
export function topicKey(topic: string): MessageKey {
  return `articles.topic-${topic}` as MessageKey;
}
