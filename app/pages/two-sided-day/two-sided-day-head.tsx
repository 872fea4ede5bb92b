import { clsx } from 'clsx';
import { LiveNumber } from '#app/components/matches/live-number.tsx';
import { DateBar } from '#app/components/page/date-bar.tsx';
import { sportList } from '#app/components/two-sided/lists-of-sports.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import chip from '#app/ui/chip.module.css';
import segments from '#app/ui/segments.module.css';
import tabs from '#app/ui/tabs.module.css';
import { type TwoSidedDayAddress, twoSidedDayAddresses } from './two-sided-day.address.ts';
import type { TwoSidedDayView } from './two-sided-day.server.ts';

/** Renders tabs, the bar of days, and the choices of list. */
export function TwoSidedDayHead({ view: { sport, address, today, day, week, matchesToday, live, matches } }: { view: TwoSidedDayView }) {
  const { t, href, format } = useWords();
  const { hasGenderAndOrder, sideMarkets } = sportList(sport);
  const at = twoSidedDayAddresses[sport];
  const to = (values: Partial<TwoSidedDayAddress>) => href(at.href({ ...address, ...values }));
  const tab = (name: TwoSidedDayAddress['tab']) => ({
    href: href(at.href({ ...at.absent, tab: name, utc: name === 'live' ? undefined : address.utc })),
    'aria-current': address.tab === name ? ('page' as const) : undefined,
  });
  return (
    <>
      <nav className={tabs.tabs} aria-label={t('home.matches')} data-keep-scroll="tabs">
        <a {...tab('day')}>
          {t('home.today')}{' '}
          <live-count class={tabs.count} of={`day-${sport}`}>
            {format.integer(matchesToday)}
          </live-count>
        </a>
        <a {...tab('live')}>
          <LiveNumber sport={sport} live={live} />
        </a>
        <favourites-tab>
          <a {...tab('favorites')}>
            {t('home.favorites')} <span className={tabs.count} />
          </a>
        </favourites-tab>
      </nav>
      {address.tab === 'day' && (
        <DateBar
          today={today}
          day={day}
          week={week}
          to={(date) => to({ date: date === today ? undefined : date })}
          countWords={(count) => t('home.inDay', { count })}
        />
      )}
      {address.tab !== 'favorites' && (
        <div className={chip.chips} data-keep-scroll="filters">
          {hasGenderAndOrder && (
            <nav className={segments.segments} aria-label={t('sport.filter')}>
              {([undefined, 'men', 'women'] as const).map((gender) => (
                <a key={gender ?? 'all'} href={to({ gender })} aria-current={address.gender === gender ? 'true' : undefined}>
                  {t(`sport.${gender ?? 'all'}`)}
                </a>
              ))}
            </nav>
          )}
          {sideMarkets !== undefined && (matches.some(({ play }) => play === null) || address.prices !== sideMarkets.names[0]?.[0]) && (
            <nav className={segments.segments} aria-label={t(sideMarkets.heading)}>
              {sideMarkets.names.map(([prices, name]) => (
                <a key={prices} href={to({ prices })} aria-current={address.prices === prices ? 'true' : undefined}>
                  {t(name)}
                </a>
              ))}
            </nav>
          )}
          {(address.tip || matches.some(({ tip }) => tip !== null)) && (
            <a className={clsx(chip.chip)} href={to({ tip: !address.tip })} aria-current={address.tip ? 'true' : undefined}>
              {t('home.withTip')}
            </a>
          )}
          {hasGenderAndOrder && (
            <a
              className={clsx(chip.chip)}
              href={to({ order: address.order === 'time' ? 'competition' : 'time' })}
              aria-current={address.order === 'time' ? 'true' : undefined}
            >
              {t('home.byTime')}
            </a>
          )}
        </div>
      )}
    </>
  );
}
