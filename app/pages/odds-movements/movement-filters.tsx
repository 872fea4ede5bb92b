import { useWords } from '#app/i18n/words.tsx';
import chip from '#app/ui/chip.module.css';
import segments from '#app/ui/segments.module.css';
import styles from './movement-filters.module.css';
import { oddsMovementsAddress } from './odds-movements.address.ts';
import type { OddsMovementsView } from './odds-movements.server.ts';

/** As many competitions as stand in one line of chips; one that is asked for is always among them. */
const mostLeagues = 14;

/** The coming days, and the competitions that have priced matches on the one shown: each a link. */
export function MovementFilters({ view: { address, days, tournaments } }: { view: OddsMovementsView }) {
  const { format, href, t } = useWords();
  const shown = tournaments.filter(({ id }, at) => at < mostLeagues || id === address.league);
  return (
    <>
      <nav className={chip.chips} aria-label={t('home.days')} data-keep-scroll="days">
        <span className={segments.segments}>
          {days.map((day, away) => (
            <a key={day} href={href(oddsMovementsAddress.href({ day: away }))} aria-current={away === address.day ? 'true' : undefined}>
              {away === 0 ? t('home.today') : format.dayOfWeek(format.noonOf(day), 'UTC')}
            </a>
          ))}
        </span>
      </nav>
      {shown.length > 0 && (
        <nav className={chip.chips} aria-label={t('leagues.title')} data-keep-scroll="filters">
          <a
            className={chip.chip}
            href={href(oddsMovementsAddress.href({ ...address, league: undefined }))}
            aria-current={address.league === undefined ? 'true' : undefined}
          >
            {t('oddsPage.allLeagues')}
          </a>
          {shown.map(({ id, name, code, matches }) => (
            <a
              key={id}
              className={chip.chip}
              href={href(oddsMovementsAddress.href({ ...address, league: id }))}
              aria-current={id === address.league ? 'true' : undefined}
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
