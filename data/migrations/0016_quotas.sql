CREATE TABLE "source_quotas" (
	"source" text NOT NULL,
	"window" text NOT NULL,
	"calls_left" integer NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_quotas_source_window_pk" PRIMARY KEY("source","window")
);
