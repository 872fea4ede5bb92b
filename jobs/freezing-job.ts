import { freezingWindowAt } from '#domain/prediction/freezing-window.ts';
import { sports } from '#domain/sports/sport.ts';
import { freezePredictions } from './freeze-predictions.ts';
import type { Job } from './job.ts';
import { isRecordWhole } from './rebuild-record.ts';

/**
 * Returns the job that freezes predictions, that is, records them in the ledger for good: in each quarter of an hour those of the matches that kick off
 * in the next one. It tries again within the quarter until it has succeeded.
 *
 * @param recordIsRebuilt true when tips and predictions are made afterwards for the days on which no site recorded any; none is frozen before
 * that is done
 */
export function freezingJob(recordIsRebuilt: boolean): Job {
  let done: Date | undefined;
  return {
    name: 'freeze-predictions',
    everySeconds: 15,
    async run({ db, clock }) {
      const now = clock.now();
      const window = freezingWindowAt(now);
      if (done?.getTime() === window.startsFrom.getTime()) return;
      // The days before are recorded first, so that none of their matches is taken for one of today.
      if (recordIsRebuilt && !(await isRecordWhole(db, now))) return;
      const origin = clock.setTo === undefined ? 'live' : 'clock-set';
      for (const sport of sports) await freezePredictions(db, sport, window, { now, origin });
      done = window.startsFrom;
    },
  };
}
