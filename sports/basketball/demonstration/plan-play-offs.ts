import type { Pair } from '#domain/sports/pair.ts';
import type { BasketballFacts } from '../domain/basketball-play.ts';
import type { PlayOffZone } from '../domain/season/play-off-zones.ts';
import { ClubTipOffs } from './club-tip-offs.ts';
import { finalScore } from './final-score.ts';
import { type Entrant, type FinishedSeason, tablesOf } from './finished-season.ts';
import { lengthMs } from './game-state.ts';
import type { PlannedGame } from './planned-game.ts';
import { playOffGame } from './play-off-game.ts';

const dayMs = 86_400_000;
/** Days that the other clubs wait while the play-in is played. */
const playInDays = 4;
const playIn = { stage: 'play-in', venue: 'home' } as const;
/** The places of eight in the order in which neighbours meet, so that the two best meet last. */
const bracket = [0, 7, 3, 4, 2, 5, 1, 6];
/** The games of a series that are at home for the better placed club. */
const homeGames: Readonly<Record<number, readonly boolean[]>> = {
  1: [true],
  5: [true, true, false, false, true],
  7: [true, true, false, false, true, false, true],
};

/**
 * Returns the games of play-in and play-offs that follow a regular season, in no particular order: a pure function of the season and the seed. Each
 * becomes known when the games before it have decided that it is played, and is set for a time when both clubs are free, although the next season has
 * begun by then.
 */
export function planPlayOffs(season: FinishedSeason): PlannedGame[] {
  const { league, halfYear } = season;
  const planned: PlannedGame[] = [];
  const tipOffs = new ClubTipOffs(season.following);
  const play = (name: string, [home, away]: Pair<Entrant>, facts: BasketballFacts): Entrant => {
    const announcedMs = Math.max(home.knownMs, away.knownMs);
    const fromDay = Math.max(home.fromDay, away.fromDay);
    const game = playOffGame(season, { name, clubs: [home.club, away.club], fromDay, announcedMs, facts }, tipOffs);
    planned.push(game);
    const [homePoints, awayPoints] = finalScore(game);
    const winner = homePoints > awayPoints ? home : away;
    return { ...winner, knownMs: game.tipOffMs + lengthMs(game), fromDay: Math.ceil(game.tipOffMs / dayMs) };
  };
  const meet = (name: string, entrants: Pair<Entrant>, bestOf: number): Entrant => {
    const facts = { stage: 'playoffs', venue: bestOf === 1 ? 'neutral' : 'home' } as const;
    let sides = isBetter(entrants[0], entrants[1]) ? entrants : ([entrants[1], entrants[0]] as const);
    const wins = [0, 0];
    for (const [index, isAtHome] of (homeGames[bestOf] as readonly boolean[]).entries()) {
      const [better, other] = sides;
      const winner = play(`${name}-${index + 1}`, isAtHome ? sides : [other, better], facts);
      const side = winner.club === better.club ? 0 : 1;
      wins[side] = (wins[side] as number) + 1;
      if (wins[side] === (bestOf + 1) / 2) return winner;
      /* Three games are certain to be played, and four of seven: they are known from the beginning. */
      const isCertain = index + 1 < (bestOf + 1) / 2;
      const knownMs = isCertain ? Math.max(better.knownMs, other.knownMs) : winner.knownMs;
      sides = [
        { ...better, knownMs, fromDay: winner.fromDay },
        { ...other, knownMs, fromDay: winner.fromDay },
      ];
    }
    throw new Error(`the series ${name} has no winner`);
  };

  const { tables, zones } = tablesOf(season);
  const clubsOf = (kind: PlayOffZone['kind'], table: readonly Entrant[]): readonly Entrant[] =>
    zones.filter((zone) => zone.kind === kind).flatMap(({ from, to }) => table.slice(from - 1, to));
  let entrants = tables.flatMap((table, index) => {
    const others = clubsOf('play-in', table);
    if (others.length === 0) return bracketOf(clubsOf('play-offs', table));
    const qualified = clubsOf('play-offs', table).map((entrant) => ({ ...entrant, fromDay: entrant.fromDay + playInDays }));
    const winners = winnersOfPlayIn(others, (game, pair) => play(`play-in-${index + 1}-${game}`, pair, playIn));
    return bracketOf([...qualified, ...winners]);
  });
  for (const [round, bestOf] of league.playOffs.entries()) {
    const pairs = Array.from({ length: entrants.length / 2 }, (_, index) => entrants.slice(2 * index, 2 * index + 2) as [Entrant, Entrant]);
    entrants = pairs.map((pair, index) => meet(`round-${round + 1}-${index + 1}`, pair, bestOf));
  }
  if (entrants.length !== 1) throw new Error(`the play-offs of ${league.slug} ${halfYear.season} have ${entrants.length} winners`);
  return planned;
}

function bracketOf(clubs: readonly Entrant[]): Entrant[] {
  return bracket.map((place) => clubs[place] as Entrant);
}

/**
 * Returns the two winners of a play-in of four clubs: the winner of the better two, then the winner between the loser of these and the winner of the
 * other two.
 */
function winnersOfPlayIn(clubs: readonly Entrant[], play: (game: string, clubs: Pair<Entrant>) => Entrant): Entrant[] {
  const [seventh, eighth, ninth, tenth, more] = clubs;
  if (seventh === undefined || eighth === undefined || ninth === undefined || tenth === undefined || more !== undefined) {
    throw new RangeError(`the demonstration cannot play a play-in of ${clubs.length} clubs`);
  }
  const first = play('7-8', [seventh, eighth]);
  const loser = { ...(first.club === seventh.club ? eighth : seventh), knownMs: first.knownMs, fromDay: first.fromDay };
  return [first, play('last', [loser, play('9-10', [ninth, tenth])])];
}

/** Returns true when the first of two clubs has the first home game: by its place in one table, between two tables by its share of games won. */
function isBetter(first: Entrant, second: Entrant): boolean {
  const isOneTable = first.club.conference === second.club.conference;
  if (isOneTable) return first.row.place < second.row.place;
  return (first.row.share ?? 0) >= (second.row.share ?? 0);
}
