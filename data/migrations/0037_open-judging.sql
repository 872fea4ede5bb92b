CREATE TABLE "forecast_judgements" (
	"sport_id" smallint NOT NULL,
	"period" text NOT NULL,
	"judgement" jsonb NOT NULL,
	"judged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forecast_judgements_sport_id_period_pk" PRIMARY KEY("sport_id","period")
);
--> statement-breakpoint
CREATE TABLE "model_registrations" (
	"sequence" integer PRIMARY KEY NOT NULL,
	"sport" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"constants_hash" text NOT NULL,
	"trained_from" text NOT NULL,
	"trained_until" text NOT NULL,
	"in_use_since" text NOT NULL,
	CONSTRAINT "model_registrations_hash" CHECK ("model_registrations"."constants_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "ledger_records" DROP CONSTRAINT "ledger_records_kind";--> statement-breakpoint
ALTER TABLE "implied_goals" ADD COLUMN "home_chance" double precision;--> statement-breakpoint
ALTER TABLE "implied_goals" ADD COLUMN "draw_chance" double precision;--> statement-breakpoint
ALTER TABLE "implied_goals" ADD COLUMN "away_chance" double precision;--> statement-breakpoint
ALTER TABLE "tips" ADD COLUMN "rule_version" smallint;--> statement-breakpoint
ALTER TABLE "forecast_judgements" ADD CONSTRAINT "forecast_judgements_sport_id_sports_id_fk" FOREIGN KEY ("sport_id") REFERENCES "public"."sports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_registrations" ADD CONSTRAINT "model_registrations_sequence_ledger_records_sequence_fk" FOREIGN KEY ("sequence") REFERENCES "public"."ledger_records"("sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "model_registrations_once" ON "model_registrations" USING btree ("sport","version","constants_hash");--> statement-breakpoint
ALTER TABLE "ledger_records" ADD CONSTRAINT "ledger_records_kind" CHECK ("ledger_records"."kind" in ('tip', 'withdrawal', 'settlement', 'model'));--> statement-breakpoint
-- What the last prices before the kick-off of a match said is worked out anew, now with the chances of the result.
DELETE FROM "implied_goals";--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_ledger_body() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE sequence = $1)',
    CASE new.kind WHEN 'tip' THEN 'tips' WHEN 'withdrawal' THEN 'tip_withdrawals' WHEN 'settlement' THEN 'tip_settlements' ELSE 'model_registrations' END)
    INTO written USING new.sequence;
  IF NOT written THEN
    RAISE EXCEPTION 'record % is a % without contents', new.sequence, new.kind USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_model_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.ledger_records WHERE sequence = new.sequence AND kind = 'model') THEN
    RAISE EXCEPTION 'record % is no model', new.sequence USING ERRCODE = 'check_violation';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON model_registrations FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER check_model BEFORE INSERT ON model_registrations FOR EACH ROW EXECUTE FUNCTION check_model_registration();
