import type { VoteOption } from '#app/components/votes/vote-option.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { NamedFirst } from '#domain/sports/named-first.ts';
import { firstSport, type Sport } from '#domain/sports/sport.ts';
import { choicesOf } from '#domain/vote/match-ballot.ts';

/** Returns the options of the vote on a match: home win, draw where the sport has one, away win; reversed where the visitors are named first. */
export function matchVoteOptions(
  { homeName, awayName, namedFirst = 'home' }: { homeName: string; awayName: string; namedFirst?: NamedFirst },
  t: Words['t'],
  sport: Sport = firstSport,
): VoteOption[] {
  const labels = { home: homeName, draw: t('votes.draw'), away: awayName };
  const options = choicesOf(sport).map((value) => ({ value, label: labels[value] }));
  return namedFirst === 'home' ? options : options.toReversed();
}
