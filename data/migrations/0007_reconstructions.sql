CREATE TABLE "reconstructions" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"from_day" date NOT NULL,
	"done_day" date NOT NULL,
	"until_day" date NOT NULL
);
