import { expect, it } from 'vitest';
import { loadBasketballCatalogue } from '../data/catalogue/basketball-catalogue.ts';
import { playOffsOf } from '../domain/season/play-offs.ts';
import { createBasketballDemonstration } from './basketball-demonstration.ts';
import { finalScore } from './final-score.ts';
import { lengthMs } from './game-state.ts';
import { type HalfYear, halfYearsShown } from './half-year.ts';
import { type League, leaguesOf } from './league.ts';
import { planPlayOffs } from './plan-play-offs.ts';
import { planSeason } from './plan-season.ts';
import type { PlannedGame } from './planned-game.ts';

const catalogue = loadBasketballCatalogue();
const [nba, euroleague] = leaguesOf(catalogue.competitions) as [League, League];
const [last, next] = halfYearsShown(Date.UTC(2026, 10, 26)) as [HalfYear, HalfYear];

function planned(league: League, [halfYear, after] = [last, next]) {
  const [games, following] = [planSeason(league, halfYear, 7), planSeason(league, after, 7)];
  const playOffs = planPlayOffs({ league, halfYear, games, following, seed: 7 });
  return { games, following, playOffs: playOffs.sort((first, second) => first.tipOffMs - second.tipOffMs) };
}

function seriesOf(league: League, games: readonly PlannedGame[]) {
  const idOf = ({ slug }: PlannedGame['home']) => league.clubs.findIndex((club) => club.slug === slug);
  return playOffsOf(
    games.map((game) => ({ ...game.facts, game, homeId: idOf(game.home), awayId: idOf(game.away), points: finalScore(game) })),
  );
}

it.each([
  ['the NBA', nba, [8, 4, 2, 1], 6],
  ['the EuroLeague', euroleague, [4, 2, 1], 3],
])(
  'the play-offs of %s halve the clubs from round to round, each series won by who has the most of its games',
  (_, league, sizes, playIn) => {
    const series = seriesOf(league, planned(league).playOffs);
    expect(series.playIn).toHaveLength(playIn);
    expect(series.rounds.map((round) => round.length)).toEqual(sizes);
    for (const [round, bestOf] of league.playOffs.entries()) {
      for (const { wins, games } of series.rounds[round] ?? []) {
        expect(Math.max(...wins)).toBe((bestOf + 1) / 2);
        expect(games).toHaveLength(wins[0] + wins[1]);
        const lastGame = games.at(-1) as (typeof games)[number];
        expect(lastGame.points[0] > lastGame.points[1] ? lastGame.homeId : lastGame.awayId).toBe(
          wins[0] > wins[1] ? games[0]?.homeId : games[0]?.awayId,
        );
        /* Two games at home, two away, then by turns. */
        const homes = games.map(({ homeId }) => homeId === games[0]?.homeId);
        expect(homes).toEqual([true, true, false, false, true, bestOf === 5, true].slice(0, homes.length));
      }
    }
  },
);

it('plays no play-in in a season without one: the first eight of each conference are in the play-offs', () => {
  const series = seriesOf(nba, planned(nba, halfYearsShown(Date.UTC(2019, 6, 1)) as [HalfYear, HalfYear]).playOffs);
  expect([series.playIn.length, ...series.rounds.map((round) => round.length)]).toEqual([0, 8, 4, 2, 1]);
});

it('tells of no game before it is certain to be played, and sets none on a day on which a club plays in the season that follows', () => {
  const { playOffs, following } = planned(nba);
  const nightOf = ({ tipOffMs }: PlannedGame) => Math.floor((tipOffMs - 5 * 3_600_000) / 86_400_000);
  const taken = new Set(following.flatMap((game) => [game.home, game.away].map(({ slug }) => `${slug} ${nightOf(game)}`)));
  for (const game of playOffs) {
    for (const { slug } of [game.home, game.away]) {
      expect(taken.has(`${slug} ${nightOf(game)}`)).toBe(false);
      taken.add(`${slug} ${nightOf(game)}`);
    }
    expect(game.announcedMs).toBeLessThan(game.tipOffMs);
    expect(game.announcedMs).toBeGreaterThanOrEqual(last.endMs);
  }
  const [seventh] = playOffs.filter(({ id }) => id.endsWith('-7'));
  const before = playOffs.find(({ id }) => id === seventh?.id.replace(/-7$/, '-6')) as PlannedGame;
  expect(seventh?.announcedMs).toBe(before.tipOffMs + lengthMs(before));

  const demonstration = createBasketballDemonstration({ competitions: catalogue.competitions.filter(({ slug }) => slug === 'nba') }, 7);
  const knownAt = (moment: number) =>
    demonstration.demonstrationGames(new Date(moment)).some(({ externalId }) => externalId === seventh?.id);
  const isListedAt = (moment: number) =>
    demonstration.gamesChangedBetween(new Date(moment - 1), new Date(moment)).some(({ externalId }) => externalId === seventh?.id);
  const announcedMs = seventh?.announcedMs as number;
  expect([knownAt(announcedMs - 1), isListedAt(announcedMs - 1)]).toEqual([false, false]);
  expect(isListedAt(announcedMs)).toBe(true);
});
