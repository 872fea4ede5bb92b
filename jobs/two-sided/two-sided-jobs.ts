import { twoSidedSports } from '#domain/sports/sport.ts';
import type { Job } from '../job.ts';
import { publishTips } from '../publish-tips.ts';
import { isRecordWhole } from '../rebuild-record.ts';
import { TwoSidedForecaster } from './two-sided-forecaster.ts';

const hourMs = 3_600_000;

/**
 * Returns the jobs that forecast the tennis and basketball matches of the coming days, combine the forecasts with prices, and publish tips
 * in a sport that has any. They run in the site's process. Reading all results takes a second or two, in small steps, and is needed only at
 * the start and when results of past days have changed.
 *
 * @param reachHours the hours ahead for which matches are forecast
 * @param recordIsRebuilt true when tips are made afterwards for the days on which no site recorded any; none is written before that is
 * done
 */
export function twoSidedJobs(reachHours: number, recordIsRebuilt: boolean): Job[] {
  return twoSidedSports.map((sport): Job => {
    const forecaster = new TwoSidedForecaster(sport);
    return {
      name: `forecast-${sport}`,
      everySeconds: 60,
      async run({ db, clock }) {
        const now = clock.now();
        const reach = { now, until: new Date(now.getTime() + reachHours * hourMs) };
        await forecaster.run(db, reach);
        const tipsAreDue = !recordIsRebuilt || (await isRecordWhole(db, now));
        const origin = clock.setTo === undefined ? 'live' : 'clock-set';
        await publishTips(db, sport, reach, tipsAreDue ? origin : undefined);
      },
    };
  });
}
