import type { VoteOption } from '#app/components/votes/vote-option.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { PollOption } from '#domain/vote/polls.ts';

const clubs: Readonly<Record<string, MessageKey>> = { 'Paris Saint-Germain': 'superCup.paris', 'Tottenham Hotspur': 'superCup.tottenham' };

/** Returns the poll's players with the names that readers of the language know, for them and for their clubs. */
export function toPlayers(options: readonly PollOption[], names: Readonly<Record<string, string>>, { t }: Words): VoteOption[] {
  return options.map(({ value, label, group }) => {
    const club = clubs[group];
    return { value, label: names[value] ?? label, group: club === undefined ? group : t(club) };
  });
}
