CREATE TABLE "fillings" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"counts_until" timestamp with time zone,
	"finished_at" timestamp with time zone
);
