import type { ModelEntry } from '#domain/judging/model-entry.ts';
import type { LocalDay } from '#domain/time/local-day.ts';
import { basketball } from '../basketball.ts';
import { lineRatingSettings, scoreRatingSettings } from './basketball-rating-settings.ts';

/** The model of basketball as it is recorded in the ledger; a test checks the hash of its constants. */
export const basketballModelEntry: ModelEntry<'basketball'> = {
  sport: 'basketball',
  name: 'ratings of clubs by points and lines',
  version: basketball.modelVersion,
  since: '2026-11-27' as LocalDay,
  trainedOn: { from: '2017-10-01' as LocalDay, to: '2019-06-30' as LocalDay },
  constants: { lineRatingSettings, scoreRatingSettings },
  constantsHash: 'e634c6bf5ea4c379e68c35ed7d4e3738ebab82bbf14b35d6308e235b6de1e4b6',
};
