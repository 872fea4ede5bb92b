import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { absenceReasons } from '#domain/player/absence.ts';
import { positions } from '#domain/player/position.ts';
import { matches } from './matches.ts';
import { players } from './players.ts';

const side = () => text('side', { enum: ['home', 'away'] }).notNull();
const match = () =>
  integer('match_id')
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' });
const player = (name: string) => integer(name).references(() => players.id, { onDelete: 'set null' });

/** Line-up of one side of a match. */
export const lineUps = pgTable(
  'line_ups',
  {
    matchId: match(),
    side: side(),
    /** Source that gave it, whose corrections replace it. */
    provider: text('provider').notNull(),
    /** Formation as `4-2-3-1`, from the goal on. */
    formation: text('formation'),
    coach: text('coach'),
    /** Moment at which it was stored or last corrected. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.side] })],
);

export const lineUpPlayers = pgTable(
  'line_up_players',
  {
    matchId: match(),
    side: side(),
    /** Starters first, each list in the order of the source. */
    sequence: smallint('sequence').notNull(),
    starts: boolean('starts').notNull(),
    playerId: player('player_id'),
    playerName: text('player_name'),
    shirtNumber: smallint('shirt_number'),
    position: text('position', { enum: positions }),
    /** Line of the formation, counted from the own goal, and the place in it, counted from the left. */
    line: smallint('line'),
    place: smallint('place'),
    /** Minutes played, when a source counts them. */
    minutes: smallint('minutes'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.side, table.sequence] }), index('line_up_players_by_player').on(table.playerId)],
);

/** Players who miss a match, or may miss it. */
export const absences = pgTable(
  'absences',
  {
    matchId: match(),
    side: side(),
    sequence: smallint('sequence').notNull(),
    playerId: player('player_id'),
    playerName: text('player_name'),
    shirtNumber: smallint('shirt_number'),
    reason: text('reason', { enum: absenceReasons }).notNull(),
    /** True while it is uncertain whether the player misses the match. */
    doubtful: boolean('doubtful').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.side, table.sequence] }), index('absences_by_player').on(table.playerId)],
);
