CREATE TABLE "settled_ties" (
	"season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"decided_on" date NOT NULL,
	"rank" smallint NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "settled_ties_season_id_team_id_pk" PRIMARY KEY("season_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "settled_ties" ADD CONSTRAINT "settled_ties_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settled_ties" ADD CONSTRAINT "settled_ties_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;