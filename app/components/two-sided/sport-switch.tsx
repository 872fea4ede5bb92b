import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { sportPath } from '#app/pages/two-sided-day/sport-path.address.ts';
import tabs from '#app/ui/tabs.module.css';
import type { MatchesBySport } from '#data/queries/home/count-matches.ts';
import { type Sport, sports } from '#domain/sports/sport.ts';
import styles from './sport-switch.module.css';

/** The sports of which the site has matches, with the number of today's, above the tabs of a list. */
export function SportSwitch({ current, counts }: { current: Sport; counts: MatchesBySport }) {
  const { t, href, format } = useWords();
  const shown = sports.filter((sport) => sport === current || counts[sport] !== undefined);
  if (shown.length === 1) return null;
  return (
    <nav className={clsx(tabs.tabs, styles.sports)} aria-label={t('sport.switch')} data-keep-scroll="sports">
      {shown.map((sport) => (
        <a key={sport} href={href(sportPath(sport))} aria-current={sport === current ? 'true' : undefined}>
          {t(`sport.${sport}`)}{' '}
          <live-count class={tabs.count} of={`day-${sport}`}>
            {format.integer(counts[sport] ?? 0)}
          </live-count>
        </a>
      ))}
    </nav>
  );
}
