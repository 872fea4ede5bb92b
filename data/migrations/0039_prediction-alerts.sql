ALTER TABLE "push_messages" ADD COLUMN "prediction" integer;--> statement-breakpoint
ALTER TABLE "push_messages" ADD COLUMN "leaf" integer;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_prediction" CHECK (("push_messages"."prediction" is null) = ("push_messages"."leaf" is null));