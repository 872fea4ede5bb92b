CREATE TABLE "forecast_moves" (
	"match_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"home" real NOT NULL,
	"draw" real NOT NULL,
	"away" real NOT NULL,
	CONSTRAINT "forecast_moves_match_id_at_pk" PRIMARY KEY("match_id","at")
);
--> statement-breakpoint
CREATE TABLE "implied_goals" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"home" double precision,
	"away" double precision,
	"has_totals" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forecasts" ADD COLUMN "market_informed" jsonb;--> statement-breakpoint
ALTER TABLE "forecast_moves" ADD CONSTRAINT "forecast_moves_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "implied_goals" ADD CONSTRAINT "implied_goals_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;