DROP INDEX "search_terms_words";--> statement-breakpoint
ALTER TABLE "search_terms" ADD COLUMN "spaced" text GENERATED ALWAYS AS (' ' || term || ' ') STORED;--> statement-breakpoint
CREATE INDEX "search_terms_spaced" ON "search_terms" USING gin ("spaced" gin_trgm_ops);