import type { VoteOption } from '#app/components/votes/vote-option.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { PollOption } from '#domain/vote/polls.ts';

/** The two clubs of the Super Cup, by the names that the poll gives them. */
const clubs: Readonly<Record<string, MessageKey>> = { 'Paris Saint-Germain': 'superCup.paris', 'Tottenham Hotspur': 'superCup.tottenham' };

/**
 * Returns the options of a vote on players, with the names of players and clubs in the page's language.
 *
 * @param names the names of players by the values of their options; others keep the poll's
 */
export function playerVoteOptions(options: readonly PollOption[], names: Readonly<Record<string, string>>, { t }: Words): VoteOption[] {
  return options.map(({ value, label, group }) => {
    const club = clubs[group];
    return { value, label: names[value] ?? label, group: club === undefined ? group : t(club) };
  });
}
