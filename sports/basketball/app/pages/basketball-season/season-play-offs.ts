import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { BasketballSeasonClub, ListedPlayOffGame } from '../../../data/queries/list-basketball-games.ts';
import { type Conference, conferences } from '../../../domain/season/conference.ts';
import { type PlayOffGame, type PlayOffSeries, playOffsOf, seedsOf } from '../../../domain/season/play-offs.ts';
import type { BasketballSeasonFacts } from '../../basketball-season.server.ts';

type Game = ListedPlayOffGame & PlayOffGame;

/** The clubs of a series with their seeds, in the play-in their places, and their games. */
export interface ShownSeries {
  readonly clubs: Pair<{ readonly club: BasketballSeasonClub; readonly seed: number | undefined }>;
  readonly wins: Pair<number>;
  readonly games: readonly Game[];
  /** Undefined until the series is decided. */
  readonly winner: Side | undefined;
}

export interface ShownRound {
  readonly name: MessageKey;
  /** Max games of a series. */
  readonly bestOf: number;
  /** The series of each conference, the East's first, then those between the two and those of a league without any. */
  readonly parts: readonly { readonly conference: Conference | undefined; readonly series: readonly ShownSeries[] }[];
}

export interface SeasonPlayOffs {
  /** The latest round first, the play-in last. */
  readonly rounds: readonly ShownRound[];
  /** True when one of their games is in play or to come. */
  readonly isGoingOn: boolean;
}

const conferenceRounds = ['first', 'conferenceSemiFinals', 'conferenceFinals', 'finals'] as const;
const leagueRounds = ['quarter-final', 'semi-final', 'final'] as const;

/**
 * Returns the known games of a season's play-offs by rounds and series.
 *
 * @param listed in the order of their tip-offs
 */
export function seasonPlayOffs(
  listed: readonly ListedPlayOffGame[],
  { tables, zones, clubs, playOffs: bestOfRounds }: Pick<BasketballSeasonFacts, 'tables' | 'zones' | 'clubs' | 'playOffs'>,
): SeasonPlayOffs {
  const games = listed.map((game): Game => ({ ...game, points: isOver(game) ? (game.total ?? undefined) : undefined }));
  const playOffs = playOffsOf(games);
  const seeds = new Map(
    tables.flatMap(({ rows }) => [
      ...seedsOf(
        rows.map(({ clubId }) => clubId),
        playOffs,
        zones,
      ),
    ]),
  );
  const places = new Map(tables.flatMap(({ rows }) => rows.map(({ clubId, place }) => [clubId, place] as const)));
  const conferenceOf = new Map(tables.flatMap(({ conference, rows }) => rows.map(({ clubId }) => [clubId, conference] as const)));
  const roundOf = (name: MessageKey, bestOf: number, seeded: ReadonlyMap<number, number>, series: readonly PlayOffSeries<Game>[]) => {
    const shown = series.map(({ clubs: ids, wins, games: own }): ShownSeries => {
      const isWon = (side: Side): boolean => wins[side] === (bestOf + 1) / 2;
      const [first, second] = ids.map((id) => ({ club: clubs.get(id) as BasketballSeasonClub, seed: seeded.get(id) }));
      return {
        clubs: [first, second] as ShownSeries['clubs'],
        wins,
        games: own,
        winner: isWon(0) ? 0 : isWon(1) ? 1 : undefined,
      };
    });
    const bestSeed = ({ clubs: [first, second] }: ShownSeries): number => Math.min(first.seed ?? places.size, second.seed ?? places.size);
    const conferenceOfSeries = ({ clubs: [first, second] }: ShownSeries): Conference | undefined => {
      const [one, other] = [conferenceOf.get(first.club.id), conferenceOf.get(second.club.id)];
      return one === other ? one : undefined;
    };
    const parts = [...conferences, undefined].map((conference) => ({
      conference,
      series: shown.filter((each) => conferenceOfSeries(each) === conference).sort((first, second) => bestSeed(first) - bestSeed(second)),
    }));
    return { name, bestOf, parts: parts.filter((part) => part.series.length > 0) };
  };
  const hasConferences = tables.some(({ conference }) => conference !== undefined);
  const rounds = playOffs.rounds.map((series, index) =>
    roundOf(roundName(index, bestOfRounds.length, hasConferences), bestOfRounds[index] ?? 1, seeds, series),
  );
  const playIn = playOffs.playIn.length === 0 ? [] : [roundOf('basketball.stage.play-in', 1, places, playOffs.playIn)];
  return { rounds: [...playIn, ...rounds].reverse(), isGoingOn: games.some((game) => !isOver(game)) };
}

function isOver({ status }: ListedPlayOffGame): boolean {
  return status === 'finished' || status === 'awarded';
}

function roundName(index: number, rounds: number, hasConferences: boolean): MessageKey {
  const fromEnd = rounds - index;
  if (hasConferences) {
    const name = conferenceRounds.at(-fromEnd);
    return name === undefined || fromEnd < 1 ? 'basketball.stage.playoffs' : `basketball.playOffRound.${name}`;
  }
  const name = leagueRounds.at(-fromEnd);
  return name === undefined || fromEnd < 1 ? 'basketball.stage.playoffs' : `round.${name}`;
}
