import type { Words } from '#app/i18n/create-words.ts';
import { matchChoices } from '#domain/vote/match-ballot.ts';
import type { VoteOption } from './vote-option.ts';

/** Returns the options of the vote on a match: home win, draw, away win. */
export function matchVoteOptions({ homeName, awayName }: { homeName: string; awayName: string }, t: Words['t']): VoteOption[] {
  const labels = { home: homeName, draw: t('votes.draw'), away: awayName };
  return matchChoices.map((value) => ({ value, label: labels[value] }));
}
