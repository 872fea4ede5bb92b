import { courtSports } from '#domain/sports/sport.ts';
import { CourtForecaster } from '#jobs/court/court-forecaster.ts';
import { priceCourtMatches } from '#jobs/court/price-court-matches.ts';
import type { Job } from '#jobs/job.ts';
import { forecastReachHours } from './forecast-reach.ts';

const hourMs = 3_600_000;

/**
 * Returns the job that forecasts the matches of tennis and basketball of the coming days. It runs beside the site: a walk through all results takes
 * a second or two, in small steps, and is needed at the start and where results of past days have changed.
 */
export function courtJobs(): Job[] {
  return courtSports.map((sport) => {
    const forecaster = new CourtForecaster(sport);
    return {
      name: `forecast-${sport}`,
      everySeconds: 60,
      async run({ db, clock }) {
        const now = clock.now();
        const reach = { now, until: new Date(now.getTime() + forecastReachHours * hourMs) };
        await forecaster.run(db, reach);
        await priceCourtMatches(db, sport, reach);
      },
    };
  });
}
