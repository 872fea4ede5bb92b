ALTER TABLE "feed_problems" ADD COLUMN "loses" text;--> statement-breakpoint
ALTER TABLE "source_problems" ADD COLUMN "loses" text;