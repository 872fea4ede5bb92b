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
export function HomeHead({ view: { address, days, heading, content, yesterday, tipsToday = 0, lowerLevels } }: { view: HomeView }) {
  const { t, href } = useWords();
  const isToday = days.day === days.today;
  const levels = lowerLevelNames.filter((level) => lowerLevels.includes(level) || address.level === level);
  const filter = (name: string, on: boolean, change: Partial<HomeAddress>, words: ReactNode): FilterChip => ({
    name,
    on,
    to: homeAddress.href({ ...address, ...first, ...change }),
    words,
  });
  const tips =
    tipsToday === 0 ? (
      t('home.withTip')
    ) : (
      <live-count of="tips" from={String(tipsToday)}>
        {t('tips.today', { count: tipsToday })}
      </live-count>
    );
  const byTime = { name: 'time', on: address.order === 'time', to: otherOrder(address, isToday), words: t('home.byTime') };
  const chips: readonly FilterChip[] =
    address.tab === 'favorites'
      ? []
      : [
          filter('tip', address.tip, { tip: !address.tip }, tips),
          ...(address.tab === 'day' && address.list === 'matches' ? [byTime] : []),
          filter('women', address.women, { women: !address.women }, t('home.women')),
          ...levels.map((level) =>
            filter(level, address.level === level, { level: address.level === level ? 'senior' : level }, t(`home.${level}`)),
          ),
          {
            name: 'scorers',
            on: address.scorers,
            to: homeAddress.href({ ...address, scorers: !address.scorers }),
            words: t('live.scorers'),
          },
        ];
  return (
    <>
      <SportSwitch current="football" counts={days.counts} />
      <h1 className={styles.claim}>{address.tab === 'day' && isToday ? t('offer.claim') : heading}</h1>
      {address.tab === 'day' && <YesterdayLine yesterday={yesterday} utc={address.utc} />}
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
        {chips.filter(({ on }) => on).map(toChip)}
        <Tabs address={address} days={days} listed={isFiltered(address) ? listedMatches(content) : undefined} />
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
            {chips.filter(({ on }) => !on).map(toChip)}
          </>
        )}
      </div>
    </>
  );
}

const toChip = (filter: FilterChip) => <Chip key={filter.name} filter={filter} />;

/** Returns the address of another day's list; today's by kick-off opens at the match that is on or comes next. */
function addressOfDay(address: HomeAddress, date: HomeAddress['date']): string {
  const ofDay = { ...address, ...first, date };
  return address.order === 'time' ? addressByTime(ofDay, date === undefined) : homeAddress.href(ofDay);
}

function otherOrder(address: HomeAddress, isToday: boolean): string {
  const list = { ...address, ...first };
  return address.order === 'time' ? homeAddress.href({ ...list, order: 'competition' }) : addressByTime(list, isToday);
}

/** Returns true when a filter narrows the list. */
function isFiltered({ tip, women, level }: HomeAddress): boolean {
  return tip || women || level !== 'senior';
}

/** Returns the number of matches of a list by competition, including those of folded ones; null for other lists, which are read in parts. */
function listedMatches(content: HomeView['content']): number | null {
  if (content.kind !== 'groups') return null;
  return content.world?.matches ?? content.groups.reduce((sum, { tournament }) => sum + tournament.matches, 0);
}

/** Renders the lists of matches with their counts. In a filtered list the count of the current one is that of its matches. */
function Tabs({
  address,
  days,
  listed,
}: {
  address: HomeAddress;
  days: HomeDays;
  /** The number of matches that a filter leaves; null when it is not known, undefined without a filter. */
  listed: number | null | undefined;
}) {
  const { t, href, format } = useWords();
  const to = (tab: HomeAddress['tab']) =>
    href(homeAddress.href({ ...homeAddress.absent, tab, utc: tab === 'live' ? undefined : address.utc }));
  const filtered = typeof listed === 'number' && <span className={styles.count}>{format.integer(listed)}</span>;
  const current = (chosen: boolean) => (chosen ? ('page' as const) : undefined);
  return (
    <nav className={segments.segments} aria-label={t('home.matches')}>
      <a href={to('day')} aria-current={current(address.tab === 'day')}>
        {t('home.today')}{' '}
        {listed !== undefined && address.tab === 'day' && days.day === days.today ? (
          filtered
        ) : (
          <live-count class={styles.count} of="day-football">
            {format.integer(days.matchesToday)}
          </live-count>
        )}
      </a>
      <a href={to('live')} aria-current={current(address.tab === 'live')}>
        {listed !== undefined && address.tab === 'live' ? (
          <>
            {t('home.live')} {filtered}
          </>
        ) : (
          <LiveNumber sport="football" live={days.live} />
        )}
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

/** A filter that is on or off; its link leads to the other state. */
interface FilterChip {
  readonly name: string;
  readonly on: boolean;
  readonly to: string;
  readonly words: ReactNode;
}

function Chip({ filter: { on, to, words } }: { filter: FilterChip }) {
  const { href } = useWords();
  return (
    <a className={chip.chip} href={href(to)} aria-current={on ? 'true' : undefined}>
      {words}
    </a>
  );
}
