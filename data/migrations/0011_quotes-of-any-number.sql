-- The table is written anew once: what were three columns becomes one array, with as many prices as the market has selections.
ALTER TABLE "quotes" ALTER COLUMN "first_odds" TYPE real[] USING CASE
  WHEN "market" IN ('match-result', 'double-chance', 'half-time-result') THEN ARRAY["first_odds", "second_odds", "third_odds"]
  ELSE ARRAY["first_odds", "second_odds"] END;--> statement-breakpoint
ALTER TABLE "quotes" RENAME COLUMN "first_odds" TO "odds";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "odds" SET NOT NULL, DROP COLUMN "second_odds", DROP COLUMN "third_odds";
