CREATE TABLE "console_links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
