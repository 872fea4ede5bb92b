import type { Words } from '#app/i18n/create-words.ts';
import { matchChoices } from '#domain/vote/match-ballot.ts';
import type { VoteOption } from './vote-option.ts';

/** How a match can end, in words. */
export function matchVoteOptions({ homeName, awayName }: { homeName: string; awayName: string }, t: Words['t']): VoteOption[] {
  const labels = { home: homeName, draw: t('votes.draw'), away: awayName };
  return matchChoices.map((value) => ({ value, label: labels[value] }));
}
