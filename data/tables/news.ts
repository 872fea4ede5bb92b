import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { newsKinds } from '#domain/news/news-facts.ts';
import { tournaments } from './catalogue.ts';

/** The pieces of news that the site has written out of its data, each once. What they tell is kept as it was on the day. */
export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    kind: text('kind', { enum: newsKinds }).notNull(),
    /** Null for what belongs to no competition. */
    tournamentId: integer('tournament_id').references(() => tournaments.numericId, { onDelete: 'cascade' }),
    /** The clubs of which it tells, by their addresses. */
    clubs: text('clubs').array().notNull(),
    /** `NewsFacts` of domain/news/news-facts.ts. */
    facts: jsonb('facts').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('news_by_time').on(table.publishedAt, table.id),
    index('news_by_tournament').on(table.tournamentId, table.publishedAt),
    index('news_by_club').using('gin', table.clubs),
  ],
);
