CREATE TABLE "match_rulings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_rulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_id" integer NOT NULL,
	"kind" text NOT NULL,
	"evidence" text,
	"before" jsonb NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_rulings_match_id_unique" UNIQUE("match_id")
);
--> statement-breakpoint
CREATE TABLE "standings_differences" (
	"season_id" integer NOT NULL,
	"source" text NOT NULL,
	"team_id" integer NOT NULL,
	"kind" text NOT NULL,
	"our_record" text NOT NULL,
	"their_record" text NOT NULL,
	"points" smallint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "standings_differences_season_id_source_team_id_pk" PRIMARY KEY("season_id","source","team_id")
);
--> statement-breakpoint
CREATE TABLE "told_standings" (
	"season_id" integer NOT NULL,
	"source" text NOT NULL,
	"table" text NOT NULL,
	"team_id" integer NOT NULL,
	"won" smallint NOT NULL,
	"drawn" smallint NOT NULL,
	"lost" smallint NOT NULL,
	"points" smallint NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	CONSTRAINT "told_standings_season_id_source_table_team_id_pk" PRIMARY KEY("season_id","source","table","team_id")
);
--> statement-breakpoint
ALTER TABLE "point_adjustments" DROP CONSTRAINT "point_adjustments_season_id_team_id_decided_on_pk";--> statement-breakpoint
ALTER TABLE "point_adjustments" ALTER COLUMN "decided_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "point_adjustments" ALTER COLUMN "reason" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "point_adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD COLUMN "origin" text DEFAULT 'catalogue' NOT NULL;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD COLUMN "according_to" text[];--> statement-breakpoint
ALTER TABLE "match_rulings" ADD CONSTRAINT "match_rulings_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_differences" ADD CONSTRAINT "standings_differences_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings_differences" ADD CONSTRAINT "standings_differences_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_standings" ADD CONSTRAINT "told_standings_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_standings" ADD CONSTRAINT "told_standings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_adjustments" ADD CONSTRAINT "point_adjustments_once" UNIQUE NULLS NOT DISTINCT("season_id","team_id","origin","decided_on","stage");