import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words.tsx';
import { sportPaths } from '#app/pages/court-day/sport-path.address.ts';
import tabs from '#app/ui/tabs.module.css';
import { type Sport, sports } from '#domain/sports/sport.ts';
import styles from './sport-switch.module.css';

/** The sports of the site with the number of today's matches, above the tabs of a list. */
export function SportSwitch({ current, counts }: { current: Sport; counts: Readonly<Record<Sport, number>> }) {
  const { t, href, format } = useWords();
  return (
    <nav className={clsx(tabs.tabs, styles.sports)} aria-label={t('sport.switch')} data-keep-scroll="sports">
      {sports.map((sport) => (
        <a key={sport} href={href(sportPaths[sport])} aria-current={sport === current ? 'true' : undefined}>
          {t(`sport.${sport}`)} <span className={tabs.count}>{format.integer(counts[sport])}</span>
        </a>
      ))}
    </nav>
  );
}
