import type { Queryable } from '#data/database/database.ts';
import { queryJson } from '#data/database/query-json.ts';
import type { AbsenceReason } from '#domain/player/absence.ts';
import type { Position } from '#domain/player/position.ts';

export interface LineUps {
  readonly home: LineUp;
  readonly away: LineUp;
}

/** The line-up of one side. Before it is known its lists are empty and `updatedAt` is null; absent players may be known before. */
export interface LineUp {
  /** As `4-2-3-1`, from the goal on. */
  readonly formation: string | null;
  readonly coach: string | null;
  /** The moment at which the line-up was stored or last corrected. */
  readonly updatedAt: Date | null;
  readonly starters: readonly LineUpPlayer[];
  readonly bench: readonly LineUpPlayer[];
  readonly absences: readonly Absence[];
}

/** A player by name, or by shirt number alone. `slug` is the address of the player's page; null when the player is not identified. */
export interface LineUpPlayer {
  readonly playerId: number | null;
  readonly slug: string | null;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
  readonly position: Position | null;
  /** The line of the formation, counted from the own goal, and the place in it from the left as the side attacks; both from 1. */
  readonly line: number | null;
  readonly place: number | null;
  readonly minutes: number | null;
}

export interface Absence {
  readonly slug: string | null;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
  readonly reason: AbsenceReason;
  /** True while it is open whether the player misses the match. */
  readonly doubtful: boolean;
}

interface Row {
  readonly side: 'home' | 'away';
  readonly formation: string | null;
  readonly coach: string | null;
  readonly updatedAt: Date | null;
  readonly players: readonly (LineUpPlayer & { readonly starts: boolean })[] | null;
  readonly absences: readonly Absence[] | null;
}

const unknown: LineUp = { formation: null, coach: null, updatedAt: null, starters: [], bench: [], absences: [] };

/** Returns the line-ups and the absent players of both sides of a match. */
export async function getLineUps(database: Queryable, matchId: number): Promise<LineUps> {
  const rows = await queryJson<Row>(
    database,
    {
      name: 'get-line-ups',
      text: `select sides.side, l.formation, l.coach, l.updated_at as "updatedAt", (
               select jsonb_agg(jsonb_build_object('starts', p.starts, 'playerId', p.player_id, 'slug', k.slug,
                 'playerName', coalesce(p.player_name, k.name), 'shirtNumber', p.shirt_number, 'position', p.position, 'line', p.line,
                 'place', p.place, 'minutes', p.minutes) order by p.sequence)
               from line_up_players p left join players k on k.id = p.player_id where p.match_id = $1 and p.side = sides.side
             ) as players, (
               select jsonb_agg(jsonb_build_object('slug', k.slug, 'playerName', coalesce(a.player_name, k.name),
                 'shirtNumber', a.shirt_number, 'reason', a.reason, 'doubtful', a.doubtful) order by a.sequence)
               from absences a left join players k on k.id = a.player_id where a.match_id = $1 and a.side = sides.side
             ) as absences
             from (values ('home'), ('away')) as sides(side) left join line_ups l on l.match_id = $1 and l.side = sides.side`,
      values: [matchId],
    },
    ['updatedAt'],
  );
  const of = (side: Row['side']): LineUp => {
    const row = rows.find((candidate) => candidate.side === side);
    if (row === undefined) return unknown;
    const { formation, coach, updatedAt, players, absences } = row;
    const listed = (starts: boolean) =>
      (players ?? []).filter((player) => player.starts === starts).map(({ starts: _, ...player }) => player);
    return { formation, coach, updatedAt, starters: listed(true), bench: listed(false), absences: absences ?? [] };
  };
  return { home: of('home'), away: of('away') };
}
