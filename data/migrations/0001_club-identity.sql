CREATE TABLE "former_team_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "home_spellings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "away_spellings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "former_team_slugs" ADD CONSTRAINT "former_team_slugs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;