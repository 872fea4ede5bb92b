import { useWords } from '#app/i18n/words.tsx';
import button from '#app/ui/button.module.css';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { forecastsAddress } from './forecasts.address.ts';
import type { ForecastsView } from './forecasts.server.ts';

/** Draws the reason for an empty table: filters that leave nothing, or a day without matches. */
export function NoForecasts({ view: { address, day, today, ofDay } }: { view: ForecastsView }) {
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
