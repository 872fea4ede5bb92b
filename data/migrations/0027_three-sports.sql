CREATE TABLE "match_courses" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"course" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "matches_by_kickoff";--> statement-breakpoint
ALTER TABLE "forecast_moves" ALTER COLUMN "draw" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "forecasts" ALTER COLUMN "draw_probability" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "forecasts" ALTER COLUMN "over_two_and_half_probability" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "forecasts" ALTER COLUMN "both_score_probability" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_events" ALTER COLUMN "day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "live_states" ALTER COLUMN "day" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "nation" text;--> statement-breakpoint
ALTER TABLE "tip_settlements" ADD COLUMN "play" jsonb;--> statement-breakpoint
ALTER TABLE "tips" ADD COLUMN "sport" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "sport_id" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "play" jsonb;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "match_courses" ADD CONSTRAINT "match_courses_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_sport_id_sports_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matches_by_kickoff" ON "matches" USING btree ("sport_id","kickoff_utc","tournament_id");