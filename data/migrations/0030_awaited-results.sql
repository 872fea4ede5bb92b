ALTER TABLE "matches" ADD COLUMN "last_reported" jsonb;--> statement-breakpoint
CREATE INDEX "matches_to_end" ON "matches" USING btree ("sport_id","kickoff_utc") WHERE status in ('scheduled', 'live');--> statement-breakpoint
CREATE INDEX "matches_awaited" ON "matches" USING btree ("kickoff_utc") WHERE status = 'awaited';