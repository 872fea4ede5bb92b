CREATE TABLE "tip_next_best" (
	"tip_sequence" integer PRIMARY KEY NOT NULL,
	"decimal_odds" double precision NOT NULL
);
