CREATE UNLOGGED TABLE "address_calls" (
	"subject" text NOT NULL,
	"address_key" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "address_calls_subject_address_key_pk" PRIMARY KEY("subject","address_key")
);
--> statement-breakpoint
CREATE INDEX "address_calls_by_time" ON "address_calls" USING btree ("began_at");