import { localDayOf } from '#domain/time/local-day.ts';
import { conferences } from '../domain/conference.ts';
import { type ConferenceRow, conferenceTable } from '../domain/conference-table.ts';
import type { PlayedGame } from '../domain/played-game.ts';
import { finalScore } from './final-score.ts';
import type { HalfYear } from './half-year.ts';
import type { League } from './league.ts';
import type { PlannedGame } from './planned-game.ts';

/** A regular season from which play-offs follow. */
export interface FinishedSeason {
  readonly league: League;
  readonly halfYear: HalfYear;
  readonly games: readonly PlannedGame[];
  /** The games of the season that follows at once, whose days are taken. */
  readonly following: readonly PlannedGame[];
  readonly seed: number;
}

/** A club in a round of the play-offs. */
export interface Entrant {
  readonly club: PlannedGame['home'];
  readonly row: Pick<ConferenceRow, 'place' | 'share'>;
  /** The moment at which it is known to be in the round, and the day from which it may play. */
  readonly knownMs: number;
  readonly fromDay: number;
}

const dayMs = 86_400_000;
/** The longest duration of a game, overtimes included. */
const longestMs = 5 * 3_600_000;
/** The days between the end of a season and its play-in. */
const playInDays = 1;

/** Returns the clubs of each table by their places, those of the East first. */
export function tablesOf({ league, halfYear, games }: Pick<FinishedSeason, 'league' | 'halfYear' | 'games'>): Entrant[][] {
  const endMs = Math.max(halfYear.endMs, ...games.map((game) => game.tipOffMs + longestMs));
  const ids = new Map(league.clubs.map(({ slug }, index) => [slug, index]));
  const idOf = ({ slug }: PlannedGame['home']): number => ids.get(slug) as number;
  const results = games.map((game): PlayedGame => {
    const day = localDayOf(new Date(game.tipOffMs), 'UTC');
    return { homeId: idOf(game.home), awayId: idOf(game.away), points: finalScore(game), day, stage: 'regular' };
  });
  const clubs = league.clubs.map(({ conference, division }, id) => ({ id, conference, division }));
  const parts = clubs.some(({ conference }) => conference !== undefined) ? conferences : [undefined];
  return parts.map((part) => {
    const table = conferenceTable(
      clubs.filter(({ conference }) => conference === part),
      results,
      league.tieBreak,
    );
    return table.map((row) => ({
      club: league.clubs[row.clubId] as PlannedGame['home'],
      row,
      knownMs: endMs,
      fromDay: Math.ceil(endMs / dayMs) + playInDays,
    }));
  });
}
