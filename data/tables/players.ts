import { date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { positions } from '#domain/player/position.ts';
import { countries, sports, teams } from './catalogue.ts';

/** Players, each once, regardless of the number of sources that name them; see docs/decisions/0059-players-across-sources.md. */
export const players = pgTable('players', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  sportId: smallint('sport_id')
    .notNull()
    .references(() => sports.id),
  slug: text('slug').notNull().unique(),
  /** Fullest name that a source has given. */
  name: text('name').notNull(),
  birthDate: date('birth_date'),
  countryId: integer('country_id').references(() => countries.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** Sides for which a player was named, with the first and the last day; a name is looked up around these days. */
export const playerTeams = pgTable(
  'player_teams',
  {
    playerId: integer('player_id')
      .notNull()
      .references(() => players.id, { onDelete: 'cascade' }),
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.teamId] }), index('player_teams_by_team').on(table.teamId)],
);

/** Members of squads by shirt number and position; their names only when a feed has them. */
export const squadMembers = pgTable(
  'squad_members',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    shirtNumber: smallint('shirt_number').notNull(),
    position: text('position', { enum: positions }).notNull(),
    playerName: text('player_name'),
    playerId: integer('player_id').references(() => players.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.shirtNumber] }), index('squad_members_by_player').on(table.playerId)],
);
