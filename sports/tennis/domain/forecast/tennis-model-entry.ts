import type { ModelEntry } from '#domain/judging/model-entry.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { tennis } from '../tennis.ts';
import { servePoints } from './match-chances.ts';
import { priceRatingSettings, resultRatingSettings } from './tennis-rating-settings.ts';

/** The model of tennis as it is recorded in the ledger; a test checks the hash of its constants. */
export const tennisModelEntry: ModelEntry<'tennis'> = {
  sport: 'tennis',
  name: 'ratings of players by results and prices',
  version: tennis.modelVersion,
  since: '2026-11-29' as LocalDay,
  trainedOn: { from: '2019-01-01' as LocalDay, to: '2020-12-31' as LocalDay },
  constants: { priceRatingSettings, resultRatingSettings, servePoints },
  constantsHash: '8f48a09a7df3fc984c1332be4f29cc0f83a3a740e43287a2f1a855d17028fd9d',
};
