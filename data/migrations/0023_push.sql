CREATE TABLE "push_follows" (
	"subject" text NOT NULL,
	"subscription_id" integer NOT NULL,
	CONSTRAINT "push_follows_subject_subscription_id_pk" PRIMARY KEY("subject","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"live_event" bigint,
	"tip" integer,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "push_messages_once" UNIQUE("subscription_id","about")
);
--> statement-breakpoint
CREATE TABLE "push_progress" (
	"source" text PRIMARY KEY NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"language" text NOT NULL,
	"kinds" text[] NOT NULL,
	"delay_seconds" smallint NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"zone" text NOT NULL,
	"hide_scores" boolean NOT NULL,
	"address_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscriptions_quiet" CHECK (("push_subscriptions"."quiet_from" is null) = ("push_subscriptions"."quiet_to" is null))
);
--> statement-breakpoint
ALTER TABLE "push_follows" ADD CONSTRAINT "push_follows_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_live_event_live_events_sequence_fk" FOREIGN KEY ("live_event") REFERENCES "public"."live_events"("sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_follows_by_subscription" ON "push_follows" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("due_at") WHERE "push_messages"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "push_messages_by_live_event" ON "push_messages" USING btree ("live_event");--> statement-breakpoint
CREATE INDEX "push_messages_by_expiry" ON "push_messages" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_by_address" ON "push_subscriptions" USING btree ("address_key","created_at") WHERE "push_subscriptions"."address_key" is not null;