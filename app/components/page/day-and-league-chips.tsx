import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import segments from '#app/ui/segments.module.css';
import type { LocalDay } from '#domain/time/local-day.ts';
import styles from './day-and-league-chips.module.css';

/** Max competitions, as many as fit on one line of chips; the chosen one is shown in any case. */
const maxLeagues = 14;

interface ChosenDayAndLeague {
  /** Days from today. */
  readonly day: number;
  /** A competition by its number; undefined is all of them. */
  readonly league: number | undefined;
}

/** Links to the coming days, and to the competitions that have matches on the day that is shown. */
export function DayAndLeagueChips({
  chosen,
  days,
  leagues,
  to,
}: {
  chosen: ChosenDayAndLeague;
  /** The days that can be chosen, from today on. */
  days: readonly LocalDay[];
  leagues: readonly { readonly id: number; readonly name: string; readonly code: string; readonly matches: number }[];
  /** Returns the shared path of a choice. */
  to: (choice: ChosenDayAndLeague) => string;
}) {
  const { format, href, t } = useWords();
  const shown = leagues.filter(({ id }, at) => at < maxLeagues || id === chosen.league);
  return (
    <>
      <nav className={chip.chips} aria-label={t('home.days')} data-keep-scroll="days">
        <span className={segments.segments}>
          {days.map((day, away) => (
            <a key={day} href={href(to({ day: away, league: undefined }))} aria-current={away === chosen.day ? 'true' : undefined}>
              {away === 0 ? t('home.today') : format.dayOfWeek(format.noonOf(day), 'UTC')}
            </a>
          ))}
        </span>
      </nav>
      {shown.length > 0 && (
        <nav className={chip.chips} aria-label={t('leagues.title')} data-keep-scroll="filters">
          <a
            className={chip.chip}
            href={href(to({ day: chosen.day, league: undefined }))}
            aria-current={chosen.league === undefined ? 'true' : undefined}
          >
            {t('oddsPage.allLeagues')}
          </a>
          {shown.map(({ id, name, code, matches }) => (
            <a
              key={id}
              className={chip.chip}
              href={href(to({ day: chosen.day, league: id }))}
              aria-current={id === chosen.league ? 'true' : undefined}
            >
              <span className={styles.code}>{code}</span> {format.competition(name)}{' '}
              <span className={styles.count}>{format.integer(matches)}</span>
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
