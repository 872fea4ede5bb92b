CREATE TABLE "prediction_roots" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"root" text NOT NULL,
	"leaves" integer NOT NULL,
	"starts_from" timestamp (3) with time zone NOT NULL,
	"starts_until" timestamp (3) with time zone NOT NULL,
	"origin" text NOT NULL,
	CONSTRAINT "prediction_roots_root" CHECK ("prediction_roots"."root" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "prediction_roots_leaves" CHECK ("prediction_roots"."leaves" > 0),
	CONSTRAINT "prediction_roots_window" CHECK ("prediction_roots"."starts_from" < "prediction_roots"."starts_until"),
	CONSTRAINT "prediction_roots_origin" CHECK ("prediction_roots"."origin" in ('live', 'clock-set', 'reconstructed'))
);
--> statement-breakpoint
CREATE TABLE "prediction_outcomes" (
	"sequence" integer NOT NULL,
	"leaf" integer NOT NULL,
	"outcome" text NOT NULL,
	"match_status" text,
	"home_goals" smallint,
	"away_goals" smallint,
	"play" jsonb,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prediction_outcomes_sequence_leaf_pk" PRIMARY KEY("sequence","leaf")
);
--> statement-breakpoint
CREATE TABLE "predictions" (
	"sequence" integer NOT NULL,
	"leaf" integer NOT NULL,
	"sport" text NOT NULL,
	"match_id" integer NOT NULL,
	"tournament_id" text NOT NULL,
	"season" text NOT NULL,
	"home_club_id" integer NOT NULL,
	"home_club_name" text NOT NULL,
	"away_club_id" integer NOT NULL,
	"away_club_name" text NOT NULL,
	"kickoff_utc" timestamp (3) with time zone NOT NULL,
	"result" text NOT NULL,
	"home_chance" double precision NOT NULL,
	"draw_chance" double precision,
	"away_chance" double precision NOT NULL,
	"home_score" smallint,
	"away_score" smallint,
	"over_chance" double precision,
	"both_score_chance" double precision,
	"basis" text NOT NULL,
	"decimal_odds" double precision,
	"bookmaker" text,
	"model_version" text NOT NULL,
	CONSTRAINT "predictions_sequence_leaf_pk" PRIMARY KEY("sequence","leaf"),
	CONSTRAINT "predictions_leaf" CHECK ("predictions"."leaf" >= 0),
	CONSTRAINT "predictions_chances" CHECK (abs("predictions"."home_chance" + coalesce("predictions"."draw_chance", 0) + "predictions"."away_chance" - 1) < 1e-6),
	CONSTRAINT "predictions_decimal_odds" CHECK ("predictions"."decimal_odds" > 1 and "predictions"."decimal_odds" < 100000)
);
--> statement-breakpoint
ALTER TABLE "ledger_records" DROP CONSTRAINT "ledger_records_kind";--> statement-breakpoint
ALTER TABLE "forecasts" ADD COLUMN "likeliest_home" smallint;--> statement-breakpoint
ALTER TABLE "forecasts" ADD COLUMN "likeliest_away" smallint;--> statement-breakpoint
ALTER TABLE "forecasts" ADD COLUMN "blended_likeliest_home" smallint;--> statement-breakpoint
ALTER TABLE "forecasts" ADD COLUMN "blended_likeliest_away" smallint;--> statement-breakpoint
ALTER TABLE "prediction_roots" ADD CONSTRAINT "prediction_roots_sequence_ledger_records_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."ledger_records"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prediction_outcomes" ADD CONSTRAINT "prediction_outcomes_sequence_leaf_predictions_sequence_leaf_fk" FOREIGN KEY ("sequence","leaf") REFERENCES "public"."predictions"("sequence","leaf") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_sequence_prediction_roots_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."prediction_roots"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "predictions_by_match" ON "predictions" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "predictions_by_kickoff" ON "predictions" USING btree ("kickoff_utc");--> statement-breakpoint
CREATE INDEX "predictions_by_tournament" ON "predictions" USING btree ("tournament_id","kickoff_utc");--> statement-breakpoint
ALTER TABLE "ledger_records" ADD CONSTRAINT "ledger_records_kind" CHECK ("ledger_records"."kind" in ('tip', 'withdrawal', 'settlement', 'model', 'predictions'));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_ledger_body() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE sequence = $1)',
    CASE new.kind WHEN 'tip' THEN 'tips' WHEN 'withdrawal' THEN 'tip_withdrawals' WHEN 'settlement' THEN 'tip_settlements'
      WHEN 'predictions' THEN 'prediction_roots' ELSE 'model_registrations' END)
    INTO written USING new.sequence;
  IF NOT written THEN
    RAISE EXCEPTION 'record % is a % without contents', new.sequence, new.kind USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_prediction_root() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record;
BEGIN
  SELECT kind, published_at INTO place FROM public.ledger_records WHERE sequence = new.sequence;
  IF place.kind IS DISTINCT FROM 'predictions' THEN
    RAISE EXCEPTION 'record % is no record of predictions', new.sequence USING ERRCODE = 'check_violation';
  END IF;
  IF place.published_at >= new.starts_from THEN
    RAISE EXCEPTION 'predictions % are published at %, their matches begin from %', new.sequence, place.published_at, new.starts_from
      USING ERRCODE = 'check_violation';
  END IF;
  IF new.origin = 'live' AND clock_timestamp() >= new.starts_from THEN
    RAISE EXCEPTION 'predictions % are live, and their matches begin from %', new.sequence, new.starts_from USING ERRCODE = 'check_violation';
  END IF;
  IF new.origin = 'live' AND abs(extract(epoch FROM place.published_at - clock_timestamp())) > 300 THEN
    RAISE EXCEPTION 'predictions % are live, but published at % by a clock that is not the database''s', new.sequence, place.published_at
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- All leaves of a tree are written in its own transaction: whatever came later would have been recorded late.
CREATE FUNCTION check_prediction_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written integer;
BEGIN
  SELECT count(*) INTO written FROM public.predictions WHERE sequence = new.sequence;
  IF written <> new.leaves THEN
    RAISE EXCEPTION 'record % names % predictions, and has %', new.sequence, new.leaves, written USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_prediction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tree record;
BEGIN
  SELECT sport, leaves, starts_from, starts_until, xmin = pg_current_xact_id()::xid AS is_new INTO tree
    FROM public.prediction_roots WHERE sequence = new.sequence;
  IF NOT tree.is_new OR new.leaf >= tree.leaves THEN
    RAISE EXCEPTION 'leaf % comes too late for the tree of record %', new.leaf, new.sequence USING ERRCODE = 'check_violation';
  END IF;
  IF new.sport <> tree.sport OR new.kickoff_utc < tree.starts_from OR new.kickoff_utc >= tree.starts_until THEN
    RAISE EXCEPTION 'match % begins at %, which is not in the tree of record %', new.match_id, new.kickoff_utc, new.sequence
      USING ERRCODE = 'check_violation';
  END IF;
  -- A match that has moved by more than a day is predicted anew.
  IF EXISTS (
    SELECT FROM public.predictions p
    WHERE p.match_id = ANY (array(SELECT former_id FROM public.former_match_ids WHERE match_id = new.match_id) || new.match_id)
      AND abs(extract(epoch FROM p.kickoff_utc - new.kickoff_utc)) <= 86400
  ) THEN
    RAISE EXCEPTION 'match % has a prediction already', new.match_id USING ERRCODE = 'unique_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON prediction_roots FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON predictions FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER check_root BEFORE INSERT ON prediction_roots FOR EACH ROW EXECUTE FUNCTION check_prediction_root();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_leaves AFTER INSERT ON prediction_roots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_prediction_leaves();
--> statement-breakpoint
CREATE TRIGGER check_prediction BEFORE INSERT ON predictions FOR EACH ROW EXECUTE FUNCTION check_prediction();
