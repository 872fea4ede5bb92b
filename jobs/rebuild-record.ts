import { noteReconstruction } from '#data/commands/ledger/note-reconstruction.ts';
import type { Database } from '#data/database/database.ts';
import { getReconstruction } from '#data/queries/ledger/get-reconstruction.ts';
import { freezingWindowAt } from '#domain/prediction/freezing-window.ts';
import { sports, twoSidedSports } from '#domain/sports/sport.ts';
import { addDays, type LocalDay } from '#domain/time/local-day.ts';
import { Walker } from './forecasting/walker.ts';
import { freezePredictions } from './freeze-predictions.ts';
import { publishTips } from './publish-tips.ts';
import { settlePredictions } from './settle-predictions.ts';
import { TwoSidedForecaster } from './two-sided/two-sided-forecaster.ts';

/** The number of days before the first start for which a new demonstration gets a record of tips and predictions. */
const daysBack = 120;
/** The hour at which tips are published on a rebuilt day, for the matches until the same hour of the next. */
const momentOfDay = '06:00';
const reachHours = 24;

/**
 * Makes the tips and predictions of the days on which no site recorded any, by the same rules as every day, and labels them as reconstructed. At the
 * first start these are the months before, later the days on which the site was down. A rebuilt day is not rebuilt again.
 */
export async function rebuildRecord(database: Database, now: Date): Promise<void> {
  const untilDay = lastDayBefore(now);
  const before = await getReconstruction(database);
  const fromDay = before?.fromDay ?? addDays(untilDay, 1 - daysBack);
  const firstDay = before === undefined ? fromDay : addDays(before.doneDay, 1);
  if (firstDay > untilDay) return;
  const walker = await Walker.at(database, momentOn(firstDay));
  const forecasters = twoSidedSports.map((sport) => ({ sport, forecaster: new TwoSidedForecaster(sport) }));
  const liveFrom = freezingWindowAt(now).startsFrom;
  for (let day = firstDay; day <= untilDay; day = addDays(day, 1)) {
    await walker.runMoment(momentOn(day), reachHours);
    const moment = momentOn(day);
    const reach = { now: moment, until: new Date(moment.getTime() + reachHours * 3_600_000), lookingBack: true };
    for (const { sport, forecaster } of forecasters) {
      await forecaster.run(database, reach);
      await publishTips(database, sport, reach, 'reconstructed');
    }
    await freezeDay(database, moment, liveFrom);
    await noteReconstruction(database, { fromDay, doneDay: day, untilDay }, now);
  }
  await settlePredictions(database, now, momentOn(fromDay));
}

/** Freezes the predictions of a rebuilt day's matches, up to the matches that the site freezes live. */
async function freezeDay(database: Database, moment: Date, liveFrom: Date): Promise<void> {
  const [startsFrom, nextFrom] = [new Date(moment.getTime() + 1), new Date(moment.getTime() + reachHours * 3_600_000 + 1)];
  const window = { startsFrom, startsUntil: nextFrom < liveFrom ? nextFrom : liveFrom };
  if (window.startsFrom >= window.startsUntil) return;
  for (const sport of sports) await freezePredictions(database, sport, window, { now: moment, origin: 'reconstructed' });
}

/**
 * Begins the record of a database that has none. Writes the tips of the last day that is due, if that is the day of `now`. Notes that the
 * days before it are to be rebuilt, which is done once everything that they need is stored.
 *
 * @param walker with ratings of the beginning of the day
 */
export async function beginRecord(database: Database, walker: Walker, now: Date): Promise<void> {
  const untilDay = lastDayBefore(now);
  const fromDay = addDays(untilDay, 1 - daysBack);
  if (untilDay === now.toISOString().slice(0, 10)) await walker.runMoment(momentOn(untilDay), reachHours);
  await noteReconstruction(database, { fromDay, doneDay: addDays(fromDay, -1), untilDay }, now);
}

/** Records that tips are written live on the day of a moment, so that the day is not rebuilt afterwards. */
export async function noteLiveDay(database: Database, now: Date): Promise<void> {
  await database.query({
    name: 'note-live-day',
    text: 'update reconstructions set done_day = $1, until_day = $1 where done_day < $1',
    values: [now.toISOString().slice(0, 10)],
  });
}

/** Returns true when every day before a moment has been rebuilt. */
export async function isRecordWhole(database: Database, now: Date): Promise<boolean> {
  const known = await getReconstruction(database);
  return known !== undefined && known.doneDay >= lastDayBefore(now);
}

function momentOn(day: LocalDay): Date {
  return new Date(`${day}T${momentOfDay}:00Z`);
}

function lastDayBefore(now: Date): LocalDay {
  const today = now.toISOString().slice(0, 10) as LocalDay;
  return momentOn(today) <= now ? today : addDays(today, -1);
}
