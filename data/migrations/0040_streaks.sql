CREATE TABLE "streak_counts" (
	"scope" text NOT NULL,
	"kind" text NOT NULL,
	"length" smallint NOT NULL,
	"followed" integer NOT NULL,
	"went_on" integer NOT NULL,
	"priced" integer NOT NULL,
	"priced_went_on" integer NOT NULL,
	"promised" double precision NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "streak_counts_scope_kind_length_pk" PRIMARY KEY("scope","kind","length")
);
