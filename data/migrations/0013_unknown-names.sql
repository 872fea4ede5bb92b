CREATE TABLE "unknown_names" (
	"source" text NOT NULL,
	"country" text NOT NULL,
	"gender_type" text NOT NULL,
	"name" text NOT NULL,
	"tournament" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "unknown_names_source_country_gender_type_name_pk" PRIMARY KEY("source","country","gender_type","name")
);
