import { spanOf } from '#app/day/day-span.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { type DayOfRecord, getDayOfRecord } from '#data/queries/prediction/get-day-of-record.ts';
import { tipOrigins } from '#domain/ledger/ledger-record.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { proofOf } from './prediction-record.server.ts';

/** The outcome of yesterday's predictions and tips, or of those of the last thirty days when yesterday had too few. */
export interface Yesterday extends DayOfRecord {
  readonly day: LocalDay;
  readonly of: 'day' | 'month';
}

/** Min decided predictions of a day to be shown alone. */
const minOfDay = 5;
const daysOfMonth = 30;

/** Returns the outcome of yesterday in a time zone, or of the last thirty days; undefined when nothing was decided in them. */
export function loadYesterday(site: Site, zone: string): Promise<Yesterday | undefined> {
  const today = localDayOf(site.clock.now(), zone);
  return site.fragment(`yesterday ${zone}`, async (notes) => {
    notes.dependOn('predictions', 'tips');
    notes.freshUntil(spanOf(today, zone).to);
    const day = addDays(today, -1);
    const notInTime = tipOrigins.filter((origin) => proofOf(origin, site) === 'afterwards');
    const ofDay = await getDayOfRecord(site.db, spanOf(day, zone), notInTime);
    if (ofDay.decided >= minOfDay) return { ...ofDay, day, of: 'day' };
    const ofMonth = await getDayOfRecord(site.db, spanOf(addDays(today, -daysOfMonth), zone, daysOfMonth), notInTime);
    return ofMonth.decided === 0 ? undefined : { ...ofMonth, day, of: 'month' };
  });
}
