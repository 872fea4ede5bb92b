import { useWords } from '#app/i18n/words.tsx';
import { oddsAddress } from './odds.address.ts';
import type { OddsView } from './odds.server.ts';

/** As many competitions as stand in one line of chips; one that is asked for is always among them. */
const mostLeagues = 14;

/** The coming days, and the competitions that have priced matches on the one shown: each a link. */
export function OddsFilters({ view: { address, days, tournaments } }: { view: OddsView }) {
  const { format, href, t } = useWords();
  const shown = tournaments.filter(({ id }, at) => at < mostLeagues || id === address.league);
  return (
    <>
      <nav className="filters" aria-label={t('home.days')} data-keep-scroll="days">
        <span className="seg">
          {days.map((day, away) => (
            <a key={day} href={href(oddsAddress.href({ day: away }))} aria-current={away === address.day ? 'true' : undefined}>
              {away === 0 ? t('home.today') : format.dayOfWeek(format.noonOf(day), 'UTC')}
            </a>
          ))}
        </span>
      </nav>
      {shown.length > 0 && (
        <nav className="filters" aria-label={t('leagues.title')} data-keep-scroll="filters">
          <a
            className="chip"
            href={href(oddsAddress.href({ ...address, league: undefined }))}
            aria-current={address.league === undefined ? 'true' : undefined}
          >
            {t('oddsPage.allLeagues')}
          </a>
          {shown.map(({ id, name, code, matches }) => (
            <a
              key={id}
              className="chip"
              href={href(oddsAddress.href({ ...address, league: id }))}
              aria-current={id === address.league ? 'true' : undefined}
            >
              <span className="cc">{code}</span> {format.competition(name)} <span className="n">{format.integer(matches)}</span>
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
