import groupStyles from '#app/components/matches/match-group.module.css';
import { useWords } from '#app/i18n/words/words.tsx';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { BasketballGames } from './basketball-group.tsx';

/** Draws games of one competition under their local days, in the given order. */
export function GamesByDay({ games, zone }: { games: readonly TwoSidedListedMatchOf<'basketball'>[]; zone: string }) {
  const { format } = useWords();
  const days = [...Map.groupBy(games, ({ kickoffUtc }): LocalDay => localDayOf(kickoffUtc, zone))];
  return days.map(([day, ofDay]) => (
    <BasketballGames
      key={day}
      heading={
        <h3 className={groupStyles.title}>
          <time dateTime={day}>
            {format.weekday(format.noonOf(day), 'UTC')} {format.shortDay(format.noonOf(day), 'UTC')}
          </time>
        </h3>
      }
      games={ofDay}
    />
  ));
}
