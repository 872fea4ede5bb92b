CREATE TABLE "page_openings" (
	"day" date NOT NULL,
	"tournament_id" integer NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "page_openings_tournament_id_day_pk" PRIMARY KEY("tournament_id","day"),
	CONSTRAINT "page_openings_pages" CHECK ("page_openings"."pages" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_openings" ADD CONSTRAINT "page_openings_tournament_id_tournaments_numeric_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("numeric_id") ON DELETE cascade ON UPDATE no action;