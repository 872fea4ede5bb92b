CREATE TABLE "competition_numbers" (
	"sport_id" smallint NOT NULL,
	"provider" text NOT NULL,
	"external_id" text NOT NULL,
	"tournament_id" integer NOT NULL,
	"origin" text NOT NULL,
	"name" text,
	"region" text,
	"kind" text,
	"coverage" jsonb,
	"first_told_at" timestamp with time zone,
	"last_told_at" timestamp with time zone,
	CONSTRAINT "competition_numbers_sport_id_provider_external_id_pk" PRIMARY KEY("sport_id","provider","external_id")
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "told_by" text;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "level" text DEFAULT 'senior' NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "field_sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "told_standings" ADD COLUMN "place" smallint;--> statement-breakpoint
ALTER TABLE "competition_numbers" ADD CONSTRAINT "competition_numbers_sport_id_sports_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_numbers" ADD CONSTRAINT "competition_numbers_tournament_id_tournaments_numeric_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("numeric_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_numbers_by_tournament" ON "competition_numbers" USING btree ("tournament_id");--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_parent_id_tournaments_numeric_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tournaments"("numeric_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournaments_by_parent" ON "tournaments" USING btree ("parent_id");