import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { Calendar } from './calendar.ts';
import { fateOf } from './match-fate.ts';
import { leastLive } from './spread-kickoffs.ts';
import { toDemonstrationCatalogue } from './to-demonstration-catalogue.ts';

const stepMs = 15 * 60_000;
const dayMs = 86_400_000;
const year = 2026;
const start = Date.UTC(year, 0, 1);
const days = 365;

describe("the calendar of the catalogue's competitions", () => {
  const catalogue = toDemonstrationCatalogue(loadCatalogue());
  const calendar = new Calendar(catalogue, 1, year);
  const matches = catalogue.tournaments
    .flatMap((tournament) => [year - 2, year - 1, year, year + 1].flatMap((season) => calendar.roundsOf(tournament, season).flat()))
    .filter((match) => fateOf(match) === 'played');

  it('has three matches in play at every quarter of an hour of a year', () => {
    const inPlay = new Uint16Array((days * dayMs) / stepMs);
    for (const { kickoffMs } of matches) {
      // A match lasts 105 minutes at least, so it is still on at the seventh quarter of an hour.
      const first = Math.ceil((kickoffMs - start) / stepMs);
      for (let step = Math.max(0, first); step < Math.min(inPlay.length, first + 7); step += 1) inPlay[step] = (inPlay[step] ?? 0) + 1;
    }
    expect(Math.min(...inPlay)).toBeGreaterThanOrEqual(leastLive);
  });

  it('has forty matches on every day, and most on Saturdays', () => {
    const perDay = new Array<number>(days).fill(0);
    for (const { kickoffMs } of matches) {
      const day = Math.floor((kickoffMs - start) / dayMs);
      if (day >= 0 && day < days) perDay[day] = (perDay[day] ?? 0) + 1;
    }
    expect(Math.min(...perDay)).toBeGreaterThanOrEqual(40);
    const mean = (weekday: number) => {
      const own = perDay.filter((_, day) => new Date(start + day * dayMs).getUTCDay() === weekday);
      return own.reduce((sum, count) => sum + count, 0) / own.length;
    };
    for (const weekday of [0, 1, 2, 3, 4, 5]) expect(mean(6)).toBeGreaterThan(mean(weekday) * 1.4);
  });

  it("keeps a day's hours whichever year is asked in", () => {
    const next = new Calendar(catalogue, 1, year + 1);
    for (const tournament of catalogue.tournaments) {
      const kickoffs = (of: Calendar) =>
        of
          .roundsOf(tournament, year)
          .flat()
          .map(({ kickoffMs, dispensable }) => [kickoffMs, dispensable]);
      expect(kickoffs(next)).toEqual(kickoffs(calendar));
    }
  });
});
