CREATE TABLE "source_budgets" (
	"source" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"calls_of_day" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls_of_minute" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_calls" (
	"source" text NOT NULL,
	"call" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"change_mark" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"not_before" timestamp with time zone,
	CONSTRAINT "source_calls_source_call_pk" PRIMARY KEY("source","call")
);
