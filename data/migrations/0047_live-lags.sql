CREATE TABLE "live_lag_sums" (
	"source" text NOT NULL,
	"tournament_id" integer NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "live_lag_sums_source_tournament_id_pk" PRIMARY KEY("source","tournament_id")
);
--> statement-breakpoint
CREATE TABLE "live_lags" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"tournament_id" integer NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "live_lags_day_source_tournament_id_pk" PRIMARY KEY("day","source","tournament_id")
);
--> statement-breakpoint
CREATE TABLE "source_pauses" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "source_pauses_source_day_pk" PRIMARY KEY("source","day")
);
--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "since_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "heard_before_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "match_reports" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "silent_since" timestamp with time zone;