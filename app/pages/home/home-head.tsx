import { useWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { type HomeAddress, homePath, today } from './home-address.ts';
import type { HomeDays } from './home-day.server.ts';

/** Tabs, the bar of days, and the choices of list. */
export function HomeHead({ address, days }: { address: HomeAddress; days: HomeDays }) {
  const { t } = useWords();
  return (
    <>
      <Tabs address={address} days={days} />
      {address.tab === 'day' && <DateBar address={address} days={days} />}
      {address.tab !== 'favorites' && (
        <div className="filters">
          {address.tab === 'day' && (
            <nav className="seg" aria-label={t('home.lists')}>
              <Choice chosen={address.list === 'matches'} to={{ ...address, list: 'matches', pages: 1 }}>
                {t('home.matches')}
              </Choice>
              <Choice chosen={address.list === 'previous'} to={{ ...address, list: 'previous', byTime: false, pages: 1, open: [] }}>
                {t('home.previous')}
              </Choice>
            </nav>
          )}
          {address.tab === 'day' && address.list === 'matches' && (
            <Chip on={address.byTime} to={{ ...address, byTime: !address.byTime, pages: 1, open: [] }}>
              {t('home.byTime')}
            </Chip>
          )}
          <Chip on={address.women} to={{ ...address, women: !address.women, pages: 1, open: [] }}>
            {t('home.women')}
          </Chip>
        </div>
      )}
    </>
  );
}

function Tabs({ address, days }: { address: HomeAddress; days: HomeDays }) {
  const { t, href, format } = useWords();
  const to = (tab: HomeAddress['tab']) => href(homePath({ ...today, tab, utc: tab === 'live' ? undefined : address.utc }));
  const current = (chosen: boolean) => (chosen ? ('page' as const) : undefined);
  // The list of favourites has no bar of days, but is by day all the same.
  const listedDay = address.favourites.length > 0 ? days.today : undefined;
  return (
    <nav className="tabs" aria-label={t('home.matches')} data-day-list={listedDay}>
      <a href={to('day')} aria-current={current(address.tab === 'day')}>
        {t('home.today')} <span className="n">{format.integer(days.matchesToday)}</span>
      </a>
      <a href={to('live')} aria-current={current(address.tab === 'live')}>
        {days.live > 0 && <i className="pulse" />}
        {t('home.live')} <span className="n">{format.integer(days.live)}</span>
      </a>
      <a href={to('favorites')} aria-current={current(address.tab === 'favorites')} data-favourites-link="">
        {t('home.favorites')} <span className="n" data-favourites-count="" suppressHydrationWarning />
      </a>
    </nav>
  );
}

function DateBar({ address, days }: { address: HomeAddress; days: HomeDays }) {
  const { t, href, format } = useWords();
  const to = (day: LocalDay) => href(homePath({ ...address, date: day === days.today ? undefined : day, pages: 1, open: [] }));
  return (
    <nav className="dates" aria-label={t('home.days')} data-day-list={days.day}>
      <a className="step" href={to(addDays(days.day, -1))} aria-label={t('home.previousDay')}>
        <Icon name="left" />
      </a>
      <ol>
        {days.week.map(({ day, matches }) => {
          const noon = format.noonOf(day);
          const isToday = day === days.today;
          return (
            <li key={day}>
              <a href={to(day)} aria-current={day === days.day ? 'date' : undefined}>
                <b>{isToday ? t('home.today') : format.dayOfWeek(noon, 'UTC')}</b>
                {isToday ? (
                  <span>{format.shortDay(noon, 'UTC')}</span>
                ) : (
                  <span>
                    <span aria-hidden="true">{format.integer(matches)}</span>
                    <span className="vh">{t('home.inDay', { count: matches })}</span>
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
      <a className="step" href={to(addDays(days.day, 1))} aria-label={t('home.nextDay')}>
        <Icon name="right" />
      </a>
    </nav>
  );
}

function Choice({ chosen, to, children }: { chosen: boolean; to: HomeAddress; children: string }) {
  const { href } = useWords();
  return (
    <a href={href(homePath(to))} aria-current={chosen ? 'true' : undefined}>
      {children}
    </a>
  );
}

/** A filter that is on or off; its link leads to the other state. */
function Chip({ on, to, children }: { on: boolean; to: HomeAddress; children: string }) {
  const { href } = useWords();
  return (
    <a className="chip" href={href(homePath(to))} aria-current={on ? 'true' : undefined} data-keep-scroll="">
      {children}
    </a>
  );
}
