ALTER TABLE "matches" ADD COLUMN "prices_seen_at" timestamp with time zone;--> statement-breakpoint
UPDATE "matches" SET "prices_seen_at" = least("prices_from" + interval '24 hours', case when "kickoff_known" then "kickoff_utc" end)
WHERE "prices_from" IS NOT NULL AND "status" IN ('live', 'finished', 'awarded', 'abandoned', 'awaited');--> statement-breakpoint
UPDATE "matches" SET "count_prices_at" = 'epoch' WHERE "count_prices_at" IS NOT NULL;
