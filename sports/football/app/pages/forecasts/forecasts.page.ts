import { definePage } from '#app/document/page.ts';
import { forecastsAddress } from './forecasts.address.ts';
import { forecastsHead } from './forecasts.head.ts';
import { loadForecasts } from './forecasts.server.ts';
import { ForecastsPage } from './forecasts-page.tsx';

export const forecastsPage = definePage(import.meta.url, forecastsAddress, {
  load: loadForecasts,
  head: forecastsHead,
  View: ForecastsPage,
  isWide: () => true,
});
