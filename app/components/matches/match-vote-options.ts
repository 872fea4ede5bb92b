import type { VoteOption } from '#app/components/votes/vote-option.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { choicesOf } from '#domain/vote/match-ballot.ts';

/** Returns the options of the vote on a match: home win, draw where the sport has one, away win. */
export function matchVoteOptions(
  { homeName, awayName }: { homeName: string; awayName: string },
  t: Words['t'],
  sport: Sport = firstSport,
): VoteOption[] {
  const labels = { home: homeName, draw: t('votes.draw'), away: awayName };
  return choicesOf(sport).map((value) => ({ value, label: labels[value] }));
}
