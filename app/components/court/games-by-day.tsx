import { useWords } from '#app/i18n/words.tsx';
import type { CourtListedMatchOf } from '#data/queries/court/court-match-list.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { BasketballGames } from './basketball-group.tsx';

/** Games of one competition under the days on which they are played where they are played, in the order given. */
export function GamesByDay({ games, zone }: { games: readonly CourtListedMatchOf<'basketball'>[]; zone: string }) {
  const { format } = useWords();
  const days = [...Map.groupBy(games, ({ kickoffUtc }): LocalDay => localDayOf(kickoffUtc, zone))];
  return days.map(([day, ofDay]) => (
    <BasketballGames
      key={day}
      heading={<h3>{format.longDay(format.noonOf(day), 'UTC')}</h3>}
      games={ofDay}
      of={ofDay.some(({ play }) => play !== null) ? 'points' : 'prices'}
    />
  ));
}
