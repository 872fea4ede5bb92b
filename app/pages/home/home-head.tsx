import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LiveNumber } from '#app/components/matches/live-number.tsx';
import { DateBar } from '#app/components/page/date-bar.tsx';
import { SportSwitch } from '#app/components/two-sided/sport-switch.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { YesterdayLine } from '#app/opinions/yesterday-line.tsx';
import chip from '#app/ui/chip.module.css';
import scripting from '#app/ui/scripting.module.css';
import segments from '#app/ui/segments.module.css';
import text from '#app/ui/text.module.css';
import type { CompetitionLevel } from '#domain/tournament/competition-level.ts';
import { addressByTime, type HomeAddress, homeAddress } from './home.address.ts';
import type { HomeView } from './home.server.ts';
import type { HomeDays } from './home-day.server.ts';
import styles from './home-head.module.css';

const lowerLevelNames = ['youth', 'reserves', 'friendly'] as const satisfies readonly CompetitionLevel[];

/** Parameters of the beginning of a list, with nothing opened. */
const first = { more: 1, start: undefined, open: [], country: undefined } as const satisfies Partial<HomeAddress>;

/** Renders the claim of the site, yesterday's outcome, the bar of days, and the choices of list. */
export function HomeHead({ view: { address, days, heading, yesterday, tipsToday = 0, lowerLevels } }: { view: HomeView }) {
  const { t, href } = useWords();
  const isToday = days.day === days.today;
  const levels = lowerLevelNames.filter((level) => lowerLevels.includes(level) || address.level === level);
  return (
    <>
      <SportSwitch current="football" counts={days.counts} />
      <h1 className={styles.claim}>{address.tab === 'day' && isToday ? t('offer.claim') : heading}</h1>
      {address.tab === 'day' && <YesterdayLine yesterday={yesterday} />}
      {address.tab === 'day' && (
        <DateBar
          today={days.today}
          day={days.day}
          week={days.week}
          to={(day) => href(addressOfDay(address, day === days.today ? undefined : day))}
          countWords={(count) => t('home.inDay', { count })}
        />
      )}
      {address.tab === 'live' && (
        <live-line class={styles.live}>
          <b className={styles.clock} />
          <display-choice class={clsx(styles.inTitle, scripting.needsScript)} of="title">
            <label>
              <input type="checkbox" value="on" /> {t('live.inTitle')}
            </label>
          </display-choice>
          <span />
          <a className={clsx(text.link, styles.reorder)} href={href(homeAddress.href(address))} data-keep-scroll="live" hidden>
            {t('live.reorder')}
          </a>
        </live-line>
      )}
      <div className={clsx(chip.chips, styles.choices)} data-keep-scroll="filters">
        <Tabs address={address} days={days} />
        {address.tab !== 'favorites' && (
          <>
            {address.tab === 'day' && (
              <nav className={segments.segments} aria-label={t('home.lists')}>
                <Choice chosen={address.list === 'matches'} to={{ ...address, ...first, list: 'matches' }}>
                  {t('home.matches')}
                </Choice>
                <Choice chosen={address.list === 'previous'} to={{ ...address, ...first, list: 'previous', order: 'competition' }}>
                  {t('home.previous')}
                </Choice>
              </nav>
            )}
            <Chip on={address.tip} to={homeAddress.href({ ...address, ...first, tip: !address.tip })}>
              {tipsToday === 0 ? (
                t('home.withTip')
              ) : (
                <live-count of="tips" from={String(tipsToday)}>
                  {t('tips.today', { count: tipsToday })}
                </live-count>
              )}
            </Chip>
            {address.tab === 'day' && address.list === 'matches' && (
              <Chip on={address.order === 'time'} to={otherOrder(address, isToday)}>
                {t('home.byTime')}
              </Chip>
            )}
            <Chip on={address.women} to={homeAddress.href({ ...address, ...first, women: !address.women })}>
              {t('home.women')}
            </Chip>
            {levels.map((level) => (
              <Chip
                key={level}
                on={address.level === level}
                to={homeAddress.href({ ...address, ...first, level: address.level === level ? 'senior' : level })}
              >
                {t(`home.${level}`)}
              </Chip>
            ))}
            <Chip on={address.scorers} to={homeAddress.href({ ...address, scorers: !address.scorers })}>
              {t('live.scorers')}
            </Chip>
          </>
        )}
      </div>
    </>
  );
}

/** Returns the address of another day's list; today's by kick-off opens at the match that is on or comes next. */
function addressOfDay(address: HomeAddress, date: HomeAddress['date']): string {
  const ofDay = { ...address, ...first, date };
  return address.order === 'time' ? addressByTime(ofDay, date === undefined) : homeAddress.href(ofDay);
}

function otherOrder(address: HomeAddress, isToday: boolean): string {
  const list = { ...address, ...first };
  return address.order === 'time' ? homeAddress.href({ ...list, order: 'competition' }) : addressByTime(list, isToday);
}

function Tabs({ address, days }: { address: HomeAddress; days: HomeDays }) {
  const { t, href, format } = useWords();
  const to = (tab: HomeAddress['tab']) =>
    href(homeAddress.href({ ...homeAddress.absent, tab, utc: tab === 'live' ? undefined : address.utc }));
  const current = (chosen: boolean) => (chosen ? ('page' as const) : undefined);
  return (
    <nav className={segments.segments} aria-label={t('home.matches')}>
      <a href={to('day')} aria-current={current(address.tab === 'day')}>
        {t('home.today')}{' '}
        <live-count class={styles.count} of="day-football">
          {format.integer(days.matchesToday)}
        </live-count>
      </a>
      <a href={to('live')} aria-current={current(address.tab === 'live')}>
        <LiveNumber sport="football" live={days.live} />
      </a>
      <favourites-tab>
        <a href={to('favorites')} aria-current={current(address.tab === 'favorites')}>
          {t('home.favorites')} <span className={styles.count} />
        </a>
      </favourites-tab>
    </nav>
  );
}

function Choice({ chosen, to, children }: { chosen: boolean; to: HomeAddress; children: string }) {
  const { href } = useWords();
  return (
    <a href={href(homeAddress.href(to))} aria-current={chosen ? 'true' : undefined}>
      {children}
    </a>
  );
}

/** Renders a filter that is on or off; its link leads to the other state. */
function Chip({ on, to, children }: { on: boolean; to: string; children: ReactNode }) {
  const { href } = useWords();
  return (
    <a className={chip.chip} href={href(to)} aria-current={on ? 'true' : undefined}>
      {children}
    </a>
  );
}
