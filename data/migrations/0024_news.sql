CREATE TABLE "news" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"tournament_id" integer,
	"clubs" text[] NOT NULL,
	"facts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_tournament_id_tournaments_numeric_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("numeric_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_by_time" ON "news" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "news_by_tournament" ON "news" USING btree ("tournament_id","published_at");--> statement-breakpoint
CREATE INDEX "news_by_club" ON "news" USING gin ("clubs");