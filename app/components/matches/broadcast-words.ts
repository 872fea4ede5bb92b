import type { Words } from '#app/i18n/words/create-words.ts';
import type { Broadcast } from '#domain/broadcast/broadcast.ts';

/** Returns the terms on which a channel shows something: `TV, subscription`. */
export function broadcastTerms({ medium, access }: Pick<Broadcast, 'medium' | 'access'>, t: Words['t']): string {
  return `${t(`watch.medium-${medium}`)}, ${t(`watch.access-${access}`)}`;
}
