CREATE TABLE "competition_coverage" (
	"tournament_id" integer PRIMARY KEY NOT NULL,
	"results_since" date,
	"tables_since" text,
	"tables_source" text,
	"line_ups_since" date,
	"odds_since" date,
	"forecasts_since" date,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competition_numbers" ADD COLUMN "former_tournament_id" integer;--> statement-breakpoint
ALTER TABLE "competition_numbers" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "price_sources" text[];--> statement-breakpoint
ALTER TABLE "competition_coverage" ADD CONSTRAINT "competition_coverage_tournament_id_tournaments_numeric_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("numeric_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_numbers" ADD CONSTRAINT "competition_numbers_former_tournament_id_tournaments_numeric_id_fk" FOREIGN KEY ("former_tournament_id") REFERENCES "public"."tournaments"("numeric_id") ON DELETE no action ON UPDATE no action;