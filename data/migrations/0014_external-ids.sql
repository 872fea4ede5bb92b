CREATE TABLE "external_ids" (
	"sport_id" smallint NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"own_id" integer NOT NULL,
	CONSTRAINT "external_ids_sport_id_provider_kind_external_id_pk" PRIMARY KEY("sport_id","provider","kind","external_id")
);
--> statement-breakpoint
ALTER TABLE "external_ids" ADD CONSTRAINT "external_ids_sport_id_sports_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_ids_by_own" ON "external_ids" USING btree ("kind","own_id");