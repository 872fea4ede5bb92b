CREATE TABLE "ledger_checkpoints" (
	"origin" text NOT NULL,
	"size" integer NOT NULL,
	"root" text NOT NULL,
	"note" text NOT NULL,
	"verifier_key" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_checkpoints_origin_size_pk" PRIMARY KEY("origin","size")
);
--> statement-breakpoint
CREATE TABLE "ledger_cosignatures" (
	"origin" text NOT NULL,
	"size" integer NOT NULL,
	"witness" text NOT NULL,
	"key_id" text NOT NULL,
	"line" text NOT NULL,
	"cosigned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_cosignatures_origin_size_witness_key_id_pk" PRIMARY KEY("origin","size","witness","key_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_cosignatures" ADD CONSTRAINT "ledger_cosignatures_origin_size_ledger_checkpoints_origin_size_fk" FOREIGN KEY ("origin","size") REFERENCES "public"."ledger_checkpoints"("origin","size") ON DELETE cascade ON UPDATE no action;