import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { toDemonstrationCatalogue } from '../catalogue/to-demonstration-catalogue.ts';
import { ClubStrengths } from '../clubs/club-strength.ts';
import { Calendar } from './calendar.ts';
import { fateOf } from './match-fate.ts';
import { SeasonClubs } from './season-clubs.ts';
import { minLive } from './spread-kickoffs.ts';

const stepMs = 15 * 60_000;
const dayMs = 86_400_000;
const year = 2026;
const start = Date.UTC(year, 0, 1);
const days = 365;
/** A pause of Europe's leagues, as in reality. */
const [restFrom, restUntil] = [Date.UTC(year, 4, 20), Date.UTC(year, 7, 1)];
const isSummer = (ms: number) => ms >= restFrom && ms < restUntil;

describe("the calendar of the catalogue's competitions", () => {
  const catalogue = toDemonstrationCatalogue(loadCatalogue());
  const seasonClubs = new SeasonClubs(catalogue, new ClubStrengths(catalogue, 1));
  const calendar = new Calendar(catalogue, seasonClubs, 1, year);
  const matches = catalogue.tournaments
    .flatMap((tournament) => [year - 2, year - 1, year, year + 1].flatMap((season) => calendar.roundsOf(tournament, season).flat()))
    .filter((match) => fateOf(match) === 'played');

  it('has two matches in play at every quarter of an hour while Europe’s leagues play, and most of the time in their summer', () => {
    const inPlay = new Uint16Array((days * dayMs) / stepMs);
    for (const { kickoffMs } of matches) {
      // A match lasts 105 minutes at least, so it is still on at the seventh quarter of an hour.
      const first = Math.ceil((kickoffMs - start) / stepMs);
      for (let step = Math.max(0, first); step < Math.min(inPlay.length, first + 7); step += 1) inPlay[step] = (inPlay[step] ?? 0) + 1;
    }
    const quarters = [...inPlay].map((live, step) => ({ live, summer: isSummer(start + step * stepMs) }));
    expect(Math.min(...quarters.filter(({ summer }) => !summer).map(({ live }) => live))).toBeGreaterThanOrEqual(minLive);
    const inSummer = quarters.filter(({ summer }) => summer);
    expect(inSummer.filter(({ live }) => live > 0).length).toBeGreaterThan(0.75 * inSummer.length);
  });

  it('plays most on Saturdays, then on Sundays, and never leaves a day empty', () => {
    const perDay = new Array<number>(days).fill(0);
    for (const { kickoffMs } of matches) {
      const day = Math.floor((kickoffMs - start) / dayMs);
      if (day >= 0 && day < days) perDay[day] = (perDay[day] ?? 0) + 1;
    }
    expect(Math.min(...perDay)).toBeGreaterThanOrEqual(4);
    expect(Math.min(...perDay.filter((_, day) => !isSummer(start + day * dayMs)))).toBeGreaterThanOrEqual(28);
    const ofWeekday = (weekday: number) =>
      perDay.filter((_, day) => new Date(start + day * dayMs).getUTCDay() === weekday).sort((one, other) => one - other);
    const median = (counts: number[]) => counts[Math.floor(counts.length / 2)] ?? 0;
    const saturdays = ofWeekday(6);
    expect(median(saturdays)).toBeGreaterThan(130);
    expect(saturdays.at(-1)).toBeGreaterThan(180);
    for (const weekday of [1, 2, 3, 4, 5]) {
      expect(median(ofWeekday(0))).toBeGreaterThan(2 * median(ofWeekday(weekday)));
      expect(median(saturdays)).toBeGreaterThan(3 * median(ofWeekday(weekday)));
    }
  });

  it("keeps a day's hours whichever year is asked in", () => {
    const next = new Calendar(catalogue, seasonClubs, 1, year + 1);
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
