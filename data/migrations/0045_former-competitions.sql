CREATE TABLE "former_competition_addresses" (
	"category_slug" text NOT NULL,
	"slug" text NOT NULL,
	"tournament_id" integer NOT NULL,
	CONSTRAINT "former_competition_addresses_category_slug_slug_pk" PRIMARY KEY("category_slug","slug")
);
--> statement-breakpoint
ALTER TABLE "former_competition_addresses" ADD CONSTRAINT "former_competition_addresses_tournament_id_tournaments_numeric_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("numeric_id") ON DELETE cascade ON UPDATE no action;