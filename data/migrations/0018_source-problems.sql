CREATE TABLE "source_problems" (
	"source" text NOT NULL,
	"code" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"call" text NOT NULL,
	"row" integer,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "source_problems_source_code_field_value_pk" PRIMARY KEY("source","code","field","value")
);
