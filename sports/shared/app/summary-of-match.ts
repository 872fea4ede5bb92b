import { pairingWords } from '#app/i18n/sports/words-of-sports.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { CalendarMatch } from '#data/queries/calendar/list-calendar-matches.ts';
import { inNamedOrder } from '#domain/sports/rules-of-sports.ts';

/** Returns a match in a line, its score at the end: in tennis sets, in basketball points with the visiting club first. */
export function summaryOfMatch(
  { sport, homeName, awayName, homeGoals, awayGoals, status }: CalendarMatch,
  { t, format }: Pick<Words, 't' | 'format'>,
): string {
  const isOver = status === 'finished' || status === 'awarded';
  const named = pairingWords(sport, { home: homeName, away: awayName }, t);
  if (isOver && homeGoals !== null && awayGoals !== null) {
    const [home, away] = inNamedOrder(sport, [homeGoals, awayGoals]);
    return `${named} ${format.score({ home, away })}`;
  }
  return isOver || status === 'scheduled' || status === 'live' ? named : `${t(`status.${status}`)}: ${named}`;
}
