ALTER TABLE "matches" ADD COLUMN "prices_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "count_prices_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "matches_with_prices_to_count" ON "matches" USING btree ("count_prices_at") WHERE "matches"."count_prices_at" is not null;--> statement-breakpoint
UPDATE "matches" SET "prices_from" = q.newest - interval '24 hours', "count_prices_at" = '-infinity' FROM (
  SELECT "match_id", max(coalesce("read_at", "quoted_at")) AS newest FROM "quotes" GROUP BY "match_id"
) q WHERE q."match_id" = "matches"."id";