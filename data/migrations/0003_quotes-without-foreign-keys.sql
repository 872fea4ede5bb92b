ALTER TABLE "quotes" DROP CONSTRAINT "quotes_match_id_matches_id_fk";
--> statement-breakpoint
ALTER TABLE "quotes" DROP CONSTRAINT "quotes_bookmaker_id_bookmakers_id_fk";
