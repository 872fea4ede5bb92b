DROP INDEX "search_terms_trigram";--> statement-breakpoint
CREATE INDEX "search_terms_words" ON "search_terms" USING gin ((' ' || "term") gin_trgm_ops);