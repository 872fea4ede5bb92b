import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { ListedMatch } from '#data/queries/match/match-list.ts';

/** Returns the heading of a list of coming or past matches; it mentions predictions when at least one match has one. */
export function headingOfMatches(when: 'coming' | 'past', matches: readonly Pick<ListedMatch, 'prediction'>[]): MessageKey {
  const isPredicted = matches.some(({ prediction }) => prediction !== null);
  if (when === 'coming') return isPredicted ? 'predictions.comingWith' : 'team.coming';
  return isPredicted ? 'predictions.pastWith' : 'team.results';
}
