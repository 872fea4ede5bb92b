import { expect, it } from 'vitest';
import { teamStatistics } from './team-statistics.ts';

const [leverkusen, other] = [1, 2];
const day = (number: number) => new Date(Date.UTC(2023, 7, number));
const home = (number: number, own: number, against: number) => ({
  homeId: leverkusen,
  awayId: other,
  kickoffUtc: day(number),
  goals: { home: own, away: against },
});
const away = (number: number, own: number, against: number) => ({
  homeId: other,
  awayId: leverkusen,
  kickoffUtc: day(number),
  goals: { home: against, away: own },
});

// Bayer Leverkusen's first Bundesliga matches of 2023-24: 3-2, 3-0 away, 5-1, 2-2 away, 4-1.
const matches = [home(19, 3, 2), away(26, 3, 0), home(31, 5, 1), away(40, 2, 2), home(49, 4, 1)];

it('counts at home and away from the side of the club', () => {
  const { home: atHome, away: abroad } = teamStatistics(leverkusen, matches);
  expect(atHome).toMatchObject({
    played: 3,
    won: 3,
    goalsFor: 12,
    goalsAgainst: 4,
    cleanSheets: 0,
    goalless: 0,
    bothScored: 3,
    overTwoAndAHalf: 3,
  });
  expect(abroad).toMatchObject({
    played: 2,
    won: 1,
    drawn: 1,
    goalsFor: 5,
    goalsAgainst: 2,
    cleanSheets: 1,
    goalless: 0,
    bothScored: 1,
    overTwoAndAHalf: 2,
  });
});

it('takes the newest ten, in whatever order they come', () => {
  const many = [...Array.from({ length: 10 }, (_, index) => home(index + 10, 1, 0)), home(1, 0, 9)];
  expect(teamStatistics(leverkusen, many).lastTen).toMatchObject({ played: 10, won: 10, cleanSheets: 10, goalsAgainst: 0 });
});

it('is all zeros without matches', () => {
  expect(teamStatistics(leverkusen, []).lastTen).toMatchObject({ played: 0, points: 0, bothScored: 0 });
});
