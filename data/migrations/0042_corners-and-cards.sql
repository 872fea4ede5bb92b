ALTER TABLE "forecasts" ADD COLUMN "counts" jsonb;--> statement-breakpoint
ALTER TABLE "prediction_outcomes" ADD COLUMN "corners" smallint;--> statement-breakpoint
ALTER TABLE "prediction_outcomes" ADD COLUMN "cards" smallint;--> statement-breakpoint
ALTER TABLE "predictions" ADD COLUMN "corners_line" double precision;--> statement-breakpoint
ALTER TABLE "predictions" ADD COLUMN "corners_over_chance" double precision;--> statement-breakpoint
ALTER TABLE "predictions" ADD COLUMN "cards_line" double precision;--> statement-breakpoint
ALTER TABLE "predictions" ADD COLUMN "cards_over_chance" double precision;--> statement-breakpoint
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_corners" CHECK (("predictions"."corners_line" is null) = ("predictions"."corners_over_chance" is null) and "predictions"."corners_over_chance" between 0 and 1);--> statement-breakpoint
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_cards" CHECK (("predictions"."cards_line" is null) = ("predictions"."cards_over_chance" is null) and "predictions"."cards_over_chance" between 0 and 1);