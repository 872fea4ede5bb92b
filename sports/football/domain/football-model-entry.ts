import { forecastShareADay } from '#domain/forecast/prices/blend-forecast.ts';
import { sharpShare } from '#domain/forecast/prices/pool-odds.ts';
import * as settings from '#domain/forecast/strengths/model-settings.ts';
import type { ModelEntry } from '#domain/judging/model-entry.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { football } from './football.ts';

export const footballModelEntry: ModelEntry<'football'> = {
  sport: 'football',
  name: 'filters of goals, attempts and prices',
  version: football.modelVersion,
  since: '2026-11-29' as LocalDay,
  trainedOn: { from: '2012-07-01' as LocalDay, to: '2018-06-30' as LocalDay },
  constants: { ...settings, forecastShareADay, sharpShare },
  constantsHash: 'a2bc05b76f4e6440b0af03b9d65699167bf214b561006e6e9c37a9a17db57426',
};
