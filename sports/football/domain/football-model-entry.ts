import { forecastShareADay } from '#domain/forecast/blend-forecast.ts';
import * as settings from '#domain/forecast/model-settings.ts';
import { sharpShare } from '#domain/forecast/pool-odds.ts';
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
  constantsHash: '8c7a3b5790da98160e5fd81ef52e1225e15b5562df336fed2a884d80d062efa4',
};
