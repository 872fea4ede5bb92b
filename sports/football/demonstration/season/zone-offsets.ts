import { dayMs, mondayOf, weekOfDay } from '#demonstration/season/season-weeks.ts';
import { zoneOffsetMinutes } from '#domain/time/local-day.ts';

/** Looks a zone's offset up once a week instead of once a match, since the look-up costs more than the rest of a kick-off. */
export class ZoneOffsets {
  readonly #byWeek = new Map<string, number>();

  /** Returns the minutes by which local time is ahead of UTC around noon of a day. */
  around(day: number, zone: string): number {
    const week = weekOfDay(day);
    const before = this.#atMonday(week, zone);
    if (before === this.#atMonday(week + 1, zone)) return before;
    return zoneOffsetMinutes(new Date(day * dayMs + dayMs / 2), zone);
  }

  #atMonday(week: number, zone: string): number {
    const key = `${zone}|${week}`;
    let offset = this.#byWeek.get(key);
    if (offset === undefined) {
      offset = zoneOffsetMinutes(new Date(mondayOf(week) * dayMs + dayMs / 2), zone);
      this.#byWeek.set(key, offset);
    }
    return offset;
  }
}
