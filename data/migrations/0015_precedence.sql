CREATE TABLE "match_reports" (
	"match_id" integer NOT NULL,
	"provider" text NOT NULL,
	"call" text,
	"said_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "match_reports_match_id_provider_pk" PRIMARY KEY("match_id","provider")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "fixture_source" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "state_source" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "details_source" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "events_source" text;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "statistics_source" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_reports" ADD CONSTRAINT "match_reports_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_reports_by_call" ON "match_reports" USING btree ("provider","call");