import type { MessageKey } from '#app/i18n/words/message-keys.ts';

/** Returns the message key of an index's topic; a test checks that every topic of the content has words. */
export function topicKey(topic: string): MessageKey {
  return `articles.topic-${topic}` as MessageKey;
}
