import { localDayOf } from '#domain/time/local-day.ts';
import { basketballFormat } from '../data/catalogue/basketball-formats.ts';
import type { PlayedGame } from '../domain/forecast/played-game.ts';
import { type ConferenceRow, conferenceTables } from '../domain/season/conference-table.ts';
import type { PlayOffZone } from '../domain/season/play-off-zones.ts';
import { finalScore } from './final-score.ts';
import type { HalfYear } from './half-year.ts';
import type { League } from './league.ts';
import type { PlannedGame } from './planned-game.ts';

/** A regular season from which play-offs follow. */
export interface FinishedSeason {
  readonly league: League;
  readonly halfYear: HalfYear;
  readonly games: readonly PlannedGame[];
  /** The games of the next season, whose days are taken. */
  readonly following: readonly PlannedGame[];
  readonly seed: number;
}

/** A club in a round of the play-offs. */
export interface Entrant {
  readonly club: PlannedGame['home'];
  readonly row: Pick<ConferenceRow, 'place' | 'share'>;
  /** The time from which it is known to be in the round, and the first day on which it may play. */
  readonly knownMs: number;
  readonly fromDay: number;
}

const dayMs = 86_400_000;
/** Max duration of a game, overtimes included. */
const longestMs = 5 * 3_600_000;
/** Days between the end of a season and its play-in. */
const playInDays = 1;

/** The tables of a season with the places that lead to the play-offs. */
export interface FinishedTables {
  /** The clubs of each table by their places, those of the East first. */
  readonly tables: readonly (readonly Entrant[])[];
  readonly zones: readonly PlayOffZone[];
}

/** Returns the tables of a season at its end. */
export function tablesOf({ league, halfYear, games }: Pick<FinishedSeason, 'league' | 'halfYear' | 'games'>): FinishedTables {
  const endMs = Math.max(halfYear.endMs, ...games.map((game) => game.tipOffMs + longestMs));
  const ids = new Map(league.clubs.map(({ slug }, index) => [slug, index]));
  const idOf = ({ slug }: PlannedGame['home']): number => ids.get(slug) as number;
  const results = games.map((game): PlayedGame => {
    const day = localDayOf(new Date(game.tipOffMs), 'UTC');
    return { homeId: idOf(game.home), awayId: idOf(game.away), points: finalScore(game), day, stage: 'regular' };
  });
  const clubs = league.clubs.map(({ conference, division }, id) => ({ id, conference, division }));
  const { tables, zones } = conferenceTables(basketballFormat(league.slug, halfYear.season), clubs, results);
  const entrantOf = (row: ConferenceRow): Entrant => ({
    club: league.clubs[row.clubId] as PlannedGame['home'],
    row,
    knownMs: endMs,
    fromDay: Math.ceil(endMs / dayMs) + playInDays,
  });
  return { tables: tables.map(({ rows }) => rows.map(entrantOf)), zones };
}
