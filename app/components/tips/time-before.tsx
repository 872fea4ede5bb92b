import { useWords } from '#app/i18n/words/words.tsx';

const minuteMs = 60_000;

/** A comma and the time from a moment to the beginning of a match, `, 2 h 5 min before kick-off`; nothing in the last minute before it and afterwards. */
export function TimeBefore({ moment, kickoff, start = 'kick-off' }: { moment: Date; kickoff: Date; start?: 'kick-off' | 'start' }) {
  const { t } = useWords();
  const minutes = Math.floor((kickoff.getTime() - moment.getTime()) / minuteMs);
  const hours = Math.floor(minutes / 60);
  if (minutes <= 0) return null;
  const messages = start === 'kick-off' ? 'tip' : 'sport';
  return (
    <>
      ,{' '}
      {hours >= 48
        ? t(`${messages}.daysAhead`, { count: Math.floor(hours / 24) })
        : t(`${messages}.hoursAhead`, { hours, minutes: minutes % 60 })}
    </>
  );
}
