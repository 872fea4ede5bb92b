CREATE TABLE "compared_prices" (
	"match_id" integer NOT NULL,
	"market" text NOT NULL,
	"line" real NOT NULL,
	"books" jsonb NOT NULL,
	"best" real[] NOT NULL,
	"margin" double precision,
	"above_average" double precision,
	CONSTRAINT "compared_prices_match_id_market_pk" PRIMARY KEY("match_id","market")
);
--> statement-breakpoint
ALTER TABLE "compared_prices" ADD CONSTRAINT "compared_prices_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "matches" SET "count_prices_at" = 'epoch' WHERE "count_prices_at" IS NOT NULL;