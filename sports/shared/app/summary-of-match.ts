import type { Words } from '#app/i18n/words/create-words.ts';
import { pairingWords } from '#app/i18n/words/pairing-words.ts';
import type { CalendarMatch } from '#data/queries/calendar/list-calendar-matches.ts';
import { inNamedOrder } from '#domain/sports/named-first.ts';

/** Returns a match in a line, its score at the end: in tennis sets, in basketball points. */
export function summaryOfMatch(
  { homeName, awayName, namedFirst, homeGoals, awayGoals, status }: CalendarMatch,
  { t, format }: Pick<Words, 't' | 'format'>,
): string {
  const isOver = status === 'finished' || status === 'awarded';
  const named = pairingWords({ home: homeName, away: awayName, namedFirst }, t);
  if (isOver && homeGoals !== null && awayGoals !== null) {
    const [home, away] = inNamedOrder(namedFirst, [homeGoals, awayGoals]);
    return `${named} ${format.score({ home, away })}`;
  }
  return isOver || status === 'scheduled' || status === 'live' ? named : `${t(`status.${status}`)}: ${named}`;
}
