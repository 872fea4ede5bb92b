import { useWords } from '#app/i18n/words.tsx';

/**
 * A moment in the language's usual zone. In the browser a behaviour rewrites every `time[data-show]` to the visitor's own
 * zone, where that differs; `show` says which part of the moment stands here.
 */
export function KickoffTime({ moment, show }: { moment: Date; show: 'time' | 'short-day' | 'row-day' | 'long-day' | 'weekday' }) {
  const { format } = useWords();
  const write = {
    time: format.time,
    'short-day': format.shortDay,
    'row-day': format.rowDay,
    'long-day': format.longDay,
    weekday: format.weekday,
  }[show];
  return (
    <time dateTime={moment.toISOString()} data-show={show} suppressHydrationWarning>
      {write(moment)}
    </time>
  );
}
