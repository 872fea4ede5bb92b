import { describe, expect, it } from 'vitest';
import { createLeagueCalendar, type LeagueCalendar } from './league-calendar.ts';
import type { TournamentOfMatch } from './observed-match.ts';

const first: TournamentOfMatch = { id: 1, country: 'england', kind: 'league', tier: 1, women: false };
const second: TournamentOfMatch = { ...first, id: 2, tier: 2 };
const cup: TournamentOfMatch = { ...first, id: 3, kind: 'cup' };

/** Plays every club at home to every other once, one match a week each way; the home side wins. Returns the day after the last. */
function playSeason(calendar: LeagueCalendar, tournament: TournamentOfMatch, clubs: readonly number[], from: number): number {
  let day = from;
  for (const home of clubs) {
    for (const away of clubs) {
      if (home === away) continue;
      calendar.observe({ tournament, home, away, kickoffDay: day, goals: { home: 1, away: 0 } });
      day += 7;
    }
  }
  return day;
}

describe('the calendar of the leagues', () => {
  it('keeps the table of the season under way', () => {
    const calendar = createLeagueCalendar();
    playSeason(calendar, first, [1, 2, 3, 4], 10_000);
    const { rows, length } = calendar.seasonOf(1);
    expect(length).toBe(6);
    expect(rows).toEqual([1, 2, 3, 4].map((club) => ({ club, points: 9, played: 6 })));
  });

  it('begins a new season after a summer, not after a winter', () => {
    const calendar = createLeagueCalendar();
    const match = { tournament: first, goals: { home: 0, away: 0 } };
    for (const [home, away] of [
      [1, 2],
      [3, 4],
      [1, 3],
      [2, 4],
    ] as const) {
      calendar.observe({ ...match, home, away, kickoffDay: 10_000 });
    }
    // Two of six matches are played.
    expect(calendar.beginsSeason(1, first, 10_090, true)).toBe(false);
    const end = playSeason(calendar, first, [1, 2, 3, 4], 10_090);
    expect(calendar.beginsSeason(1, first, end + 90, true)).toBe(true);
    expect(calendar.beginsSeason(1, first, end + 20, true)).toBe(false);
    expect(calendar.beginsSeason(1, cup, end + 90, true)).toBe(false);
    expect(calendar.beginsSeason(9, first, end + 90, true)).toBe(false);
  });

  it('takes a far match of an unfinished season for one of the same season until it has happened', () => {
    const calendar = createLeagueCalendar();
    for (const [home, away] of [
      [1, 2],
      [3, 4],
    ] as const) {
      calendar.observe({ tournament: first, home, away, kickoffDay: 10_000, goals: { home: 0, away: 0 } });
    }
    expect(calendar.beginsSeason(1, first, 10_150, false)).toBe(false);
    expect(calendar.beginsSeason(1, first, 10_150, true)).toBe(true);
    expect(calendar.beginsSeason(1, first, 10_400, false)).toBe(true);
  });

  it('knows the length of each of two tournaments that the same clubs play every year', () => {
    const calendar = createLeagueCalendar();
    const [opening, closing]: TournamentOfMatch[] = [first, { ...first, id: 4 }];
    const clubs = [1, 2, 3, 4];
    for (let year = 0; year < 3; year += 1) {
      // Each tournament is three months of one match a club and week, twice against each other club; two months lie between.
      for (const [tournament, half] of [
        [opening, 0],
        [closing, 182],
      ] as const)
        playSeason(calendar, tournament as TournamentOfMatch, clubs, 10_000 + year * 365 + half);
      for (const { id } of [opening, closing] as TournamentOfMatch[]) expect(calendar.seasonOf(id).length, `year ${year}`).toBe(6);
    }
  });

  it('keeps what it knew of a league whose clubs have all gone to another tier', () => {
    const calendar = createLeagueCalendar();
    const end = playSeason(calendar, first, [1, 2, 3, 4], 10_000);
    const end2 = playSeason(calendar, second, [1, 2, 3, 4], end + 90);
    calendar.observe({ tournament: first, home: 1, away: 2, kickoffDay: end2 + 90, goals: { home: 0, away: 0 } });
    calendar.observe({ tournament: first, home: 3, away: 4, kickoffDay: end2 + 90, goals: { home: 0, away: 0 } });
    expect(calendar.seasonOf(1).length).toBe(6);
  });

  it('starts the table anew and knows how often clubs meet', () => {
    const calendar = createLeagueCalendar();
    const half = playSeason(calendar, first, [1, 2, 3, 4], 10_000);
    const end = playSeason(calendar, first, [1, 2, 3, 4], half);
    calendar.observe({ tournament: first, home: 1, away: 2, kickoffDay: end + 90, goals: { home: 0, away: 2 } });
    calendar.observe({ tournament: first, home: 3, away: 4, kickoffDay: end + 90, goals: { home: 1, away: 1 } });
    const { rows, length } = calendar.seasonOf(1);
    expect(rows.map(({ club, points, played }) => [club, points, played])).toEqual([
      [1, 0, 1],
      [2, 3, 1],
      [3, 1, 1],
      [4, 1, 1],
    ]);
    // Twelve matches each in the season before: four against each other club.
    expect(length).toBe(12);
  });

  it('knows the length of a season where those who went down begin the next one before the others', () => {
    const calendar = createLeagueCalendar();
    const end = playSeason(calendar, first, [1, 2, 3, 4], 10_000);
    playSeason(calendar, second, [5, 6, 7, 8], 10_000);
    const goals = { home: 1, away: 0 };
    calendar.observe({ tournament: second, home: 4, away: 6, kickoffDay: end + 90, goals });
    calendar.observe({ tournament: first, home: 1, away: 2, kickoffDay: end + 97, goals });
    calendar.observe({ tournament: first, home: 3, away: 5, kickoffDay: end + 97, goals });
    expect(calendar.seasonOf(1).rows).toHaveLength(4);
    expect(calendar.seasonOf(1).length).toBe(6);
  });

  it('follows clubs from league to league', () => {
    const calendar = createLeagueCalendar();
    const end = playSeason(calendar, first, [1, 2, 3, 4], 10_000);
    playSeason(calendar, second, [5, 6, 7, 8], 10_000);
    calendar.observe({ tournament: second, home: 4, away: 6, kickoffDay: end + 90, goals: { home: 1, away: 0 } });
    expect(calendar.clubsOf(1, end + 90)).toEqual([1, 2, 3]);
    expect(calendar.clubsOf(2, end + 90)).toEqual([5, 6, 7, 8, 4]);
    expect(calendar.clubsOf(1, end + 600)).toEqual([]);
  });
});
