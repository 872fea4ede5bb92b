import { clsx } from 'clsx';
import { ForecastAccuracy } from '#app/components/chances/forecast-accuracy.tsx';
import { BegunFold } from '#app/components/matches/begun-fold.tsx';
import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { DateBar } from '#app/components/page/date-bar.tsx';
import { MoreLinks } from '#app/components/page/more-links.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { streaksAddress } from '../streaks/streaks.address.ts';
import { ForecastFilters } from './forecast-filters.tsx';
import { ForecastNotes } from './forecast-notes.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { forecastsAddress } from './forecasts.address.ts';
import type { ForecastsView } from './forecasts.server.ts';
import styles from './forecasts-page.module.css';

export function ForecastsPage({ view }: { view: ForecastsView }) {
  const { t, href } = useWords();
  const { address, heading, today, day, week, rows, found, ofDay, inPlay, finished } = view;
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{heading}</h1>
      <p className={clsx(text.note, styles.lead)}>
        {t('forecasts.lead')}{' '}
        <a className={text.link} href={href(streaksAddress.path)}>
          {t('streaks.toList')}
        </a>
      </p>
      <DateBar
        today={today}
        day={day}
        week={week}
        to={(listed) =>
          href(forecastsAddress.href({ ...address, date: listed === today ? undefined : listed, league: undefined, more: 1 }))
        }
        countWords={(count) => t('home.inDay', { count })}
      />
      {ofDay > 0 && <ForecastFilters view={view} />}
      {rows.length + inPlay.found + finished.found === 0 ? (
        <NoForecasts view={view} />
      ) : (
        <>
          <LiveFeed days={view.liveDays} />
          <LivePart id="forecasts" on={['status', 'score']}>
            {rows.length === 0 ? (
              <p className={clsx(text.note, styles.none)}>{t('forecasts.allBegun')}</p>
            ) : (
              <ForecastTable view={view} listed={view} id="list" />
            )}
          </LivePart>
          <MoreLinks
            list="list"
            label={t('home.showMore')}
            remaining={found - rows.length}
            more={found > rows.length ? href(forecastsAddress.href({ ...address, more: address.more + 1 })) : undefined}
            less={address.more > 1 ? href(forecastsAddress.href({ ...address, more: 1 })) : undefined}
          />
          <LivePart id="begun" on={['status', 'score']} className={styles.begun}>
            <Begun of="inPlay" view={view} />
            <Begun of="finished" view={view} />
          </LivePart>
        </>
      )}
      <ForecastNotes />
      <ForecastAccuracy />
    </div>
  );
}

/** Draws the reason for an empty table: filters that leave nothing, or a day without matches. */
function NoForecasts({ view: { address, day, today, ofDay } }: { view: ForecastsView }) {
  const { t, href } = useWords();
  if (ofDay > 0) {
    const clear = (
      <a className={button.button} href={href(forecastsAddress.href({ ...address, league: undefined, tip: false, more: 1 }))}>
        {t('tips.clear')}
      </a>
    );
    return <EmptyState title={t('forecasts.noneMatch')} why={t('forecasts.noneMatchWhy', { count: ofDay })} action={clear} />;
  }
  const toToday = day !== today && (
    <a className={button.button} href={href(forecastsAddress.href({ utc: address.utc }))}>
      {t('states.toToday')}
    </a>
  );
  return <EmptyState title={day < today ? t('states.noData') : t('states.noUpcoming')} why={t('home.nothingToday')} action={toToday} />;
}

/** Draws matches that have begun, folded away below those to come; nothing when there are none. */
function Begun({ of, view }: { of: 'inPlay' | 'finished'; view: ForecastsView }) {
  const { t, href } = useWords();
  const { address } = view;
  const { rows, found } = view[of];
  if (found === 0) return null;
  return (
    <BegunFold title={t(`offer.${of}`)} sums={t('home.inDay', { count: found })} id={of}>
      <ForecastTable view={view} listed={view[of]} id={`list-${of}`} />
      <MoreLinks
        list={`list-${of}`}
        label={t('home.showMore')}
        remaining={found - rows.length}
        more={found > rows.length ? href(forecastsAddress.href({ ...address, more: address.more + 1 })) : undefined}
        less={undefined}
      />
    </BegunFold>
  );
}
