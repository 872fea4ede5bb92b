import type { MomentPart } from '#app/i18n/moment-formats.ts';
import { useWords } from '#app/i18n/words/words.tsx';

/**
 * A moment in the language's usual time zone; `show` says which part of the moment is written. Before the first paint the page's first
 * script writes every `time[data-show]` by the reader's own clock where that differs. A day without an hour (`dayAlone`, noon UTC of that
 * day) is the same day in every zone, and is not changed.
 */
export function KickoffTime({ moment, show, dayAlone = false }: { moment: Date; show: MomentPart; dayAlone?: boolean }) {
  const { format } = useWords();
  const write = {
    time: format.time,
    'short-day': format.shortDay,
    'row-day': format.rowDay,
    'long-day': format.longDay,
    weekday: format.weekday,
  }[show];
  if (dayAlone) return <time dateTime={moment.toISOString().slice(0, 10)}>{write(moment, 'UTC')}</time>;
  return (
    <time dateTime={moment.toISOString()} data-show={show}>
      {write(moment)}
    </time>
  );
}
