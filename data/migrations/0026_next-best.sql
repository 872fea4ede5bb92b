CREATE TABLE "tip_next_best" (
	"tip_sequence" integer PRIMARY KEY NOT NULL,
	"decimal_odds" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tip_next_best" ADD CONSTRAINT "tip_next_best_tip_sequence_tips_sequence_fk" FOREIGN KEY ("tip_sequence") REFERENCES "public"."tips"("sequence") ON DELETE no action ON UPDATE no action;