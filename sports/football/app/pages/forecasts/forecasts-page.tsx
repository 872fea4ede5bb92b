import { clsx } from 'clsx';
import { DateBar } from '#app/components/date-bar.tsx';
import { ForecastScores } from '#app/components/forecast-scores.tsx';
import { LiveFeed } from '#app/components/live-feed.tsx';
import { LivePart } from '#app/components/live-part.tsx';
import { MoreLinks } from '#app/components/more-links.tsx';
import { useWords } from '#app/i18n/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { ForecastFilters } from './forecast-filters.tsx';
import { ForecastNotes } from './forecast-notes.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { forecastsAddress } from './forecasts.address.ts';
import type { ForecastsView } from './forecasts.server.ts';
import styles from './forecasts-page.module.css';
import { NoForecasts } from './no-forecasts.tsx';

export function ForecastsPage({ view }: { view: ForecastsView }) {
  const { t, href } = useWords();
  const { address, heading, today, day, week, rows, found, ofDay } = view;
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{heading}</h1>
      <p className={clsx(text.note, styles.lead)}>{t('forecasts.lead')}</p>
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
      {rows.length === 0 ? (
        <NoForecasts view={view} />
      ) : (
        <>
          <LiveFeed days={view.liveDays} />
          <LivePart id="forecasts" on={['status', 'score']}>
            <ForecastTable view={view} />
          </LivePart>
          <MoreLinks
            list="list"
            label={t('home.showMore')}
            remaining={found - rows.length}
            more={found > rows.length ? href(forecastsAddress.href({ ...address, more: address.more + 1 })) : undefined}
            less={address.more > 1 ? href(forecastsAddress.href({ ...address, more: 1 })) : undefined}
          />
        </>
      )}
      <ForecastNotes />
      <ForecastScores />
    </div>
  );
}
