import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { newsKinds } from '#domain/news/news-facts.ts';
import { tournaments } from './catalogue.ts';

/** News articles that the site has written from its data, each once. Their facts are stored as they were on the day. */
export const news = pgTable(
  'news',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    kind: text('kind', { enum: newsKinds }).notNull(),
    /** Null for news of no single competition. */
    tournamentId: integer('tournament_id').references(() => tournaments.numericId, { onDelete: 'cascade' }),
    /** Clubs that it is about, by their addresses. */
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
