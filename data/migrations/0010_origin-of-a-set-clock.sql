ALTER TABLE "tips" DROP CONSTRAINT "tips_origin";--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_origin" CHECK ("tips"."origin" in ('live', 'clock-set', 'reconstructed'));