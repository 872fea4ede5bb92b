CREATE TABLE "held_matches" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"match" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_matches_source_key_pk" PRIMARY KEY("source","key")
);
--> statement-breakpoint
CREATE TABLE "provisional_clubs" (
	"team_id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"tournament" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "named_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "coloured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provisional_clubs" ADD CONSTRAINT "provisional_clubs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provisional_clubs_by_source" ON "provisional_clubs" USING btree ("source","added_at");