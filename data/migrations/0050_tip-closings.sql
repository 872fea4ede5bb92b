CREATE TABLE "tip_closings" (
	"tip_sequence" integer PRIMARY KEY NOT NULL,
	"closed_by" integer NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"kickoff_utc" timestamp (3) with time zone NOT NULL,
	"profit_units" double precision NOT NULL,
	"decimal_odds" double precision NOT NULL,
	"probability" double precision NOT NULL,
	"outcome" text,
	"market" text NOT NULL,
	"origin" text NOT NULL,
	"sport" text,
	"tournament_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tip_closings_by_time" ON "tip_closings" USING btree ("closed_at","closed_by");--> statement-breakpoint
CREATE INDEX "tip_closings_withdrawn" ON "tip_closings" USING btree ("closed_at","closed_by") WHERE "tip_closings"."outcome" is null;--> statement-breakpoint
CREATE INDEX "tip_closings_by_sport" ON "tip_closings" USING btree ("sport","closed_at","closed_by") WHERE "tip_closings"."sport" is not null;--> statement-breakpoint
CREATE INDEX "tip_closings_by_tournament" ON "tip_closings" USING btree ("tournament_id","closed_at","closed_by");--> statement-breakpoint
-- What data/commands/ledger/store-closings.ts stores from now on, in the order in which the records were written.
INSERT INTO tip_closings (tip_sequence, closed_by, closed_at, sport, tournament_id, market, kickoff_utc, decimal_odds, probability, origin, outcome, profit_units)
SELECT t.sequence, c.sequence, r.published_at, t.sport, t.tournament_id, t.market, t.kickoff_utc, t.decimal_odds, t.probability, t.origin, c.outcome, c.profit_units
FROM (
  SELECT s.tip_sequence, s.sequence, s.outcome, s.profit_units FROM tip_settlements s
  WHERE s.sequence NOT IN (SELECT corrects_sequence FROM tip_settlements WHERE corrects_sequence IS NOT NULL)
  UNION ALL SELECT w.tip_sequence, w.sequence, NULL, 0 FROM tip_withdrawals w
) c JOIN ledger_records r ON r.sequence = c.sequence JOIN tips t ON t.sequence = c.tip_sequence
ORDER BY c.sequence;
