import { useWords } from '#app/i18n/words/words.tsx';
import pulse from '#app/ui/pulse.module.css';
import tabs from '#app/ui/tabs.module.css';
import type { Sport } from '#domain/sports/sport.ts';

/** The words of a tab that leads to the matches being played, with their number and, unless it is 0, a dot. */
export function LiveNumber({ sport, live }: { sport: Sport; live: number }) {
  const { t, format } = useWords();
  return (
    <live-count class={tabs.live} of={`live-${sport}`}>
      <i className={pulse.pulse} data-some="" hidden={live === 0} />
      {t('home.live')}{' '}
      <span className={tabs.count} data-count="">
        {format.integer(live)}
      </span>
    </live-count>
  );
}
