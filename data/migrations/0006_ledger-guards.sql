-- What the database itself refuses, whoever asks: any change of a record, a record out of its place in the chain, a tip after
-- kick-off. Relations are written with their schema, so that no temporary table can stand in for one.

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is only added to: % on % is refused', lower(tg_op), tg_table_name USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION check_ledger_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest record;
BEGIN
  -- The number is `recordingLedger` of data/database/advisory-locks.ts; one transaction at a time adds records.
  PERFORM pg_advisory_xact_lock(7214004);
  SELECT sequence, hash, recorded_at INTO newest FROM public.ledger_records ORDER BY sequence DESC LIMIT 1;
  IF new.sequence <> coalesce(newest.sequence, 0) + 1 THEN
    RAISE EXCEPTION 'record % cannot follow record %', new.sequence, coalesce(newest.sequence, 0) USING ERRCODE = 'check_violation';
  END IF;
  IF new.previous_hash <> coalesce(newest.hash, repeat('0', 64)) THEN
    RAISE EXCEPTION 'record % does not name the hash of the record before it', new.sequence USING ERRCODE = 'check_violation';
  END IF;
  IF new.recorded_at < newest.recorded_at OR abs(extract(epoch FROM new.recorded_at - clock_timestamp())) > 300 THEN
    RAISE EXCEPTION 'record % is dated %, the database''s clock says %', new.sequence, new.recorded_at, clock_timestamp()
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_ledger_body() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE sequence = $1)',
    CASE new.kind WHEN 'tip' THEN 'tips' WHEN 'withdrawal' THEN 'tip_withdrawals' ELSE 'tip_settlements' END) INTO written USING new.sequence;
  IF NOT written THEN
    RAISE EXCEPTION 'record % is a % without contents', new.sequence, new.kind USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_tip() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  place record;
  -- A match of which only the day is known may begin in its first minute.
  deadline timestamptz := CASE WHEN new.kickoff_known THEN new.kickoff_utc ELSE date_trunc('day', new.kickoff_utc, 'UTC') END;
BEGIN
  SELECT kind, published_at INTO place FROM public.ledger_records WHERE sequence = new.sequence;
  IF place.kind IS DISTINCT FROM 'tip' THEN
    RAISE EXCEPTION 'record % is no tip', new.sequence USING ERRCODE = 'check_violation';
  END IF;
  IF place.published_at >= deadline THEN
    RAISE EXCEPTION 'tip % is published at %, the match begins at %', new.sequence, place.published_at, deadline
      USING ERRCODE = 'check_violation';
  END IF;
  IF new.origin = 'live' AND clock_timestamp() >= deadline THEN
    RAISE EXCEPTION 'tip % is live, and its match has begun at %', new.sequence, deadline USING ERRCODE = 'check_violation';
  END IF;
  IF new.origin = 'live' AND abs(extract(epoch FROM place.published_at - clock_timestamp())) > 300 THEN
    RAISE EXCEPTION 'tip % is live, but published at % by a clock that is not the database''s', new.sequence, place.published_at
      USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM public.tips t
    WHERE t.match_id = ANY (array(SELECT former_id FROM public.former_match_ids WHERE match_id = new.match_id) || new.match_id)
      AND t.market = new.market AND NOT EXISTS (SELECT FROM public.tip_withdrawals w WHERE w.tip_sequence = t.sequence)
  ) THEN
    RAISE EXCEPTION 'match % has a tip on % already', new.match_id, new.market USING ERRCODE = 'unique_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_tip_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.ledger_records WHERE sequence = new.sequence AND kind = 'withdrawal') THEN
    RAISE EXCEPTION 'record % is no withdrawal', new.sequence USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM public.tip_settlements WHERE tip_sequence = new.tip_sequence) THEN
    RAISE EXCEPTION 'tip % is settled and cannot be withdrawn', new.tip_sequence USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_tip_settlement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.ledger_records WHERE sequence = new.sequence AND kind = 'settlement') THEN
    RAISE EXCEPTION 'record % is no settlement', new.sequence USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (SELECT FROM public.tip_withdrawals WHERE tip_sequence = new.tip_sequence) THEN
    RAISE EXCEPTION 'tip % is withdrawn and cannot be settled', new.tip_sequence USING ERRCODE = 'check_violation';
  END IF;
  IF new.corrects_sequence IS NOT NULL AND NOT EXISTS (
    SELECT FROM public.tip_settlements WHERE sequence = new.corrects_sequence AND tip_sequence = new.tip_sequence AND sequence < new.sequence
  ) THEN
    RAISE EXCEPTION 'settlement % corrects %, which is no settlement of tip %', new.sequence, new.corrects_sequence, new.tip_sequence
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_records FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON tips FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON tip_withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON tip_settlements FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER check_place BEFORE INSERT ON ledger_records FOR EACH ROW EXECUTE FUNCTION check_ledger_place();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER check_body AFTER INSERT ON ledger_records DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_body();
--> statement-breakpoint
CREATE TRIGGER check_tip BEFORE INSERT ON tips FOR EACH ROW EXECUTE FUNCTION check_tip();
--> statement-breakpoint
CREATE TRIGGER check_withdrawal BEFORE INSERT ON tip_withdrawals FOR EACH ROW EXECUTE FUNCTION check_tip_withdrawal();
--> statement-breakpoint
CREATE TRIGGER check_settlement BEFORE INSERT ON tip_settlements FOR EACH ROW EXECUTE FUNCTION check_tip_settlement();
