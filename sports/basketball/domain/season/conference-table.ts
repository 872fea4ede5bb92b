import type { NamedGroup, SeasonMatch } from '#domain/tournament/season/season-facts.ts';
import { seasonTables } from '#domain/tournament/season/season-tables.ts';
import type { StageTable } from '#domain/tournament/season/stages/stage-table.ts';
import { isTableStage, type SeasonFormat } from '#domain/tournament/season-format.ts';
import { gamesOfClub, type PlayedGame, recordOfGames, type WinRecord, winningShare } from '../forecast/played-game.ts';
import { type Conference, conferences } from './conference.ts';
import { type PlayOffZone, playOffZones } from './play-off-zones.ts';

export interface ConferenceRow extends WinRecord {
  readonly clubId: number;
  /** The place, counted from 1, without gaps. */
  readonly place: number;
  /** The share of games won, 0 to 1; undefined before the first game. */
  readonly share: number | undefined;
  /** Games behind the first club: half of the sum of its leads in wins and in losses. Below 0 for a club that won more games, but a smaller share of them. */
  readonly gamesBehind: number;
  readonly home: WinRecord;
  readonly away: WinRecord;
  /** The last ten games, oldest first; true for a win. */
  readonly lastTen: readonly boolean[];
  /** The games in a row that were won or lost, up to the last one; undefined before the first game. */
  readonly streak: { readonly isWon: boolean; readonly length: number } | undefined;
  readonly scored: number;
  readonly conceded: number;
}

export interface ConferenceTable {
  /** Undefined in a league without conferences. */
  readonly conference: Conference | undefined;
  readonly rows: readonly ConferenceRow[];
}

export interface ConferenceTables {
  /** One of each conference, the East's first, or the one of a league without conferences. */
  readonly tables: readonly ConferenceTable[];
  readonly zones: readonly PlayOffZone[];
}

/** A club with its conference and division, if its league has any. */
export interface PlacedClub {
  readonly id: number;
  readonly conference?: Conference | undefined;
  readonly division?: string | undefined;
}

/** Number of last games shown as a club's form. */
const formLength = 10;

/**
 * Returns the tables from which play-in and play-offs follow. Games of the regular season count, those against clubs of the other conference
 * included. A game without a home side counts at home for the club named first, as in the league's own tables.
 *
 * @param clubs the clubs of the season, in the order that decides between clubs level in everything else
 * @param games the season's played games, in any order
 */
export function conferenceTables(format: SeasonFormat, clubs: readonly PlacedClub[], games: readonly PlayedGame[]): ConferenceTables {
  const gameOf = new Map(games.map((game) => [toSeasonMatch(game), game]));
  const { tables } = seasonTables(format, { clubs: clubs.map(({ id }) => id), groups: groupsOf(clubs), matches: [...gameOf.keys()] });
  const last = format.stages.filter(isTableStage).findLast(({ id }) => tables.some(({ stage }) => stage === id));
  const named = tables
    .filter(({ stage, rows }) => stage === last?.id && rows.length > 0)
    .map((table): ConferenceTable => {
      const counting = table.matches.flatMap((match) => gameOf.get(match) ?? []);
      return { conference: conferences.find((name) => name === table.group), rows: rowsOf(table, counting) };
    });
  return {
    tables: [...conferences, undefined].flatMap((conference) => named.filter((table) => table.conference === conference)),
    zones: last === undefined ? [] : playOffZones(format, last.id),
  };
}

function toSeasonMatch({ homeId, awayId, points: [home, away], day, stage }: PlayedGame): SeasonMatch {
  const kickoffUtc = new Date(`${day}T12:00:00Z`);
  return { homeId, awayId, kickoffUtc, goals: { home, away }, ...(stage === 'regular' ? {} : { reportedStage: stage }) };
}

function groupsOf(clubs: readonly PlacedClub[]): NamedGroup[] {
  return (['conference', 'division'] as const).flatMap((part) =>
    [...Map.groupBy(clubs, (club) => club[part])].flatMap(([name, own]) =>
      name === undefined ? [] : { name, stage: `${part}s`, clubs: own.map(({ id }) => id) },
    ),
  );
}

function rowsOf({ rows: placed }: StageTable, games: readonly PlayedGame[]): ConferenceRow[] {
  const [leader] = placed;
  return placed.map(({ teamId, won, lost, goalsFor, goalsAgainst }, index) => {
    const own = gamesOfClub(teamId, games);
    const record = { wins: won, losses: lost };
    return {
      clubId: teamId,
      place: index + 1,
      ...record,
      share: winningShare(record),
      gamesBehind: leader === undefined ? 0 : (leader.won - won + lost - leader.lost) / 2,
      home: recordOfGames(own.filter(({ isHome }) => isHome)),
      away: recordOfGames(own.filter(({ isHome }) => !isHome)),
      lastTen: own.slice(-formLength).map(({ isWon }) => isWon),
      streak: streakOf(own.map(({ isWon }) => isWon)),
      scored: goalsFor,
      conceded: goalsAgainst,
    };
  });
}

function streakOf(wins: readonly boolean[]): ConferenceRow['streak'] {
  const isWon = wins.at(-1);
  return isWon === undefined ? undefined : { isWon, length: wins.length - 1 - wins.lastIndexOf(!isWon) };
}
