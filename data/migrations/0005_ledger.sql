CREATE TABLE "forecasts" (
	"match_id" integer PRIMARY KEY NOT NULL,
	"model" jsonb NOT NULL,
	"blended" jsonb,
	"half_time_share" double precision,
	"reliability_level" smallint NOT NULL,
	"reliability_matches" integer NOT NULL,
	"grounds" jsonb NOT NULL,
	"home_probability" real NOT NULL,
	"draw_probability" real NOT NULL,
	"away_probability" real NOT NULL,
	"over_two_and_half_probability" real NOT NULL,
	"both_score_probability" real NOT NULL,
	"blended_home_probability" real,
	"blended_draw_probability" real,
	"blended_away_probability" real,
	"tip_decisions" jsonb,
	"computed_at" timestamp with time zone NOT NULL,
	"priced_at" timestamp with time zone,
	"model_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_projections" (
	"season_id" integer NOT NULL,
	"team_id" integer NOT NULL,
	"places" real[] NOT NULL,
	"expected_points" real NOT NULL,
	"simulations" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"model_version" text NOT NULL,
	CONSTRAINT "season_projections_season_id_team_id_pk" PRIMARY KEY("season_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_records" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_records_hash_unique" UNIQUE("hash"),
	CONSTRAINT "ledger_records_kind" CHECK ("ledger_records"."kind" in ('tip', 'withdrawal', 'settlement')),
	CONSTRAINT "ledger_records_hash" CHECK ("ledger_records"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "tip_settlements" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"tip_sequence" integer NOT NULL,
	"outcome" text NOT NULL,
	"match_status" text NOT NULL,
	"home_goals" smallint,
	"away_goals" smallint,
	"half_time_home" smallint,
	"half_time_away" smallint,
	"profit_units" double precision NOT NULL,
	"closing_odds" double precision,
	"closing_probability" double precision,
	"corrects_sequence" integer,
	CONSTRAINT "tip_settlements_corrects_sequence_unique" UNIQUE("corrects_sequence"),
	CONSTRAINT "tip_settlements_outcome" CHECK ("tip_settlements"."outcome" in ('won', 'half-won', 'void', 'half-lost', 'lost')),
	CONSTRAINT "tip_settlements_closing_odds" CHECK ("tip_settlements"."closing_odds" > 1 and "tip_settlements"."closing_odds" < 100000),
	CONSTRAINT "tip_settlements_closing_probability" CHECK ("tip_settlements"."closing_probability" > 0 and "tip_settlements"."closing_probability" < 1),
	CONSTRAINT "tip_settlements_profit" CHECK ("tip_settlements"."profit_units" > -100000 and "tip_settlements"."profit_units" < 100000)
);
--> statement-breakpoint
CREATE TABLE "tip_withdrawals" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"tip_sequence" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "tip_withdrawals_tip_sequence_unique" UNIQUE("tip_sequence"),
	CONSTRAINT "tip_withdrawals_reason" CHECK ("tip_withdrawals"."reason" in ('postponed', 'fixture-gone'))
);
--> statement-breakpoint
CREATE TABLE "tips" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL,
	"tournament_id" text NOT NULL,
	"season" text NOT NULL,
	"home_club_id" integer NOT NULL,
	"home_club_name" text NOT NULL,
	"away_club_id" integer NOT NULL,
	"away_club_name" text NOT NULL,
	"kickoff_utc" timestamp (3) with time zone NOT NULL,
	"kickoff_known" boolean NOT NULL,
	"market" text NOT NULL,
	"line" double precision NOT NULL,
	"selection" text NOT NULL,
	"decimal_odds" double precision NOT NULL,
	"bookmaker" text NOT NULL,
	"quoted_at" timestamp (3) with time zone NOT NULL,
	"probability" double precision NOT NULL,
	"model_probability" double precision NOT NULL,
	"blended_probability" double precision NOT NULL,
	"expected_value" double precision NOT NULL,
	"model" jsonb NOT NULL,
	"blended" jsonb NOT NULL,
	"half_time_share" double precision,
	"reliability_level" smallint NOT NULL,
	"reliability_matches" integer NOT NULL,
	"stake_units" double precision NOT NULL,
	"reasons" jsonb NOT NULL,
	"model_version" text NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "tips_decimal_odds" CHECK ("tips"."decimal_odds" > 1 and "tips"."decimal_odds" < 100000),
	CONSTRAINT "tips_probability" CHECK ("tips"."probability" > 0 and "tips"."probability" < 1),
	CONSTRAINT "tips_model_probability" CHECK ("tips"."model_probability" >= 0 and "tips"."model_probability" <= 1),
	CONSTRAINT "tips_blended_probability" CHECK ("tips"."blended_probability" >= 0 and "tips"."blended_probability" <= 1),
	CONSTRAINT "tips_stake_units" CHECK ("tips"."stake_units" > 0 and "tips"."stake_units" < 100000),
	CONSTRAINT "tips_origin" CHECK ("tips"."origin" in ('live', 'reconstructed'))
);
--> statement-breakpoint
CREATE TABLE "former_match_ids" (
	"former_id" integer PRIMARY KEY NOT NULL,
	"match_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forecasts" ADD CONSTRAINT "forecasts_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_projections" ADD CONSTRAINT "season_projections_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_projections" ADD CONSTRAINT "season_projections_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_settlements" ADD CONSTRAINT "tip_settlements_sequence_ledger_records_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."ledger_records"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_settlements" ADD CONSTRAINT "tip_settlements_tip_sequence_tips_sequence_fk" FOREIGN KEY ("tip_sequence") REFERENCES "public"."tips"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_settlements" ADD CONSTRAINT "tip_settlements_corrects_sequence_tip_settlements_sequence_fk" FOREIGN KEY ("corrects_sequence") REFERENCES "public"."tip_settlements"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_withdrawals" ADD CONSTRAINT "tip_withdrawals_sequence_ledger_records_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."ledger_records"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tip_withdrawals" ADD CONSTRAINT "tip_withdrawals_tip_sequence_tips_sequence_fk" FOREIGN KEY ("tip_sequence") REFERENCES "public"."tips"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tips" ADD CONSTRAINT "tips_sequence_ledger_records_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."ledger_records"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_match_ids" ADD CONSTRAINT "former_match_ids_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_records_by_time" ON "ledger_records" USING btree ("recorded_at","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "tip_settlements_first" ON "tip_settlements" USING btree ("tip_sequence") WHERE "tip_settlements"."corrects_sequence" is null;--> statement-breakpoint
CREATE INDEX "tip_settlements_by_tip" ON "tip_settlements" USING btree ("tip_sequence","sequence");--> statement-breakpoint
CREATE INDEX "tip_settlements_by_outcome" ON "tip_settlements" USING btree ("outcome","tip_sequence");--> statement-breakpoint
CREATE INDEX "tips_by_match" ON "tips" USING btree ("match_id","market");--> statement-breakpoint
CREATE INDEX "tips_by_tournament" ON "tips" USING btree ("tournament_id","sequence");--> statement-breakpoint
CREATE INDEX "tips_by_market" ON "tips" USING btree ("market","sequence");--> statement-breakpoint
CREATE INDEX "tips_by_kickoff" ON "tips" USING btree ("kickoff_utc");--> statement-breakpoint
CREATE INDEX "former_match_ids_by_match" ON "former_match_ids" USING btree ("match_id");