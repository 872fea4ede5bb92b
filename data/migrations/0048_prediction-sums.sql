CREATE TABLE "prediction_quarters" (
	"starts_at" timestamp with time zone NOT NULL,
	"sport" text NOT NULL,
	"decided" integer NOT NULL,
	"right" integer NOT NULL,
	"promised" numeric NOT NULL,
	CONSTRAINT "prediction_quarters_starts_at_sport_pk" PRIMARY KEY("starts_at","sport")
);
--> statement-breakpoint
CREATE TABLE "prediction_sums" (
	"part" text NOT NULL,
	"sport" text NOT NULL,
	"origin" text NOT NULL,
	"key" text NOT NULL,
	"predictions" integer NOT NULL,
	"void" integer NOT NULL,
	"decided" integer NOT NULL,
	"right" integer NOT NULL,
	"promised" numeric NOT NULL,
	"backed" integer NOT NULL,
	"profit" numeric NOT NULL,
	"profit_squares" numeric NOT NULL,
	CONSTRAINT "prediction_sums_part_sport_origin_key_pk" PRIMARY KEY("part","sport","origin","key")
);
--> statement-breakpoint
INSERT INTO prediction_sums (part, sport, origin, key, predictions, void, decided, "right", promised, backed, profit, profit_squares)
select one.part, p.sport, r.origin, one.key, count(*)::int as predictions, count(*) filter (where one.void)::int as void,
  count(*) filter (where one.decided)::int as decided, count(*) filter (where one.decided and one.right)::int as right,
  coalesce(sum(one.chance::numeric) filter (where one.decided), 0) as promised, count(one.odds) filter (where one.decided)::int as backed,
  coalesce(sum(gain.profit), 0) as profit, coalesce(sum(gain.profit * gain.profit), 0) as profit_squares
from predictions p join prediction_roots r on r.sequence = p.sequence
  left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
  cross join lateral (select case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end as chance, o.outcome = 'void' as void, o.outcome in ('right', 'wrong') as decided, o.outcome = 'right' as right) said
  cross join lateral (values
    ('band', (array['below-40', '40-50', '50-60', '60-70', '70-up'])[width_bucket(said.chance, array[0, 0.4, 0.5, 0.6, 0.7]::float8[])], said.void, said.decided, said.right, said.chance, p.decimal_odds),
    ('tournament', p.tournament_id, said.void, said.decided, said.right, said.chance, p.decimal_odds),
    ('month', to_char(p.kickoff_utc at time zone 'UTC', 'YYYY-MM'), said.void, said.decided, said.right, said.chance, p.decimal_odds),
    ('corners', case when p.corners_line is not null then '' end, false, said.decided and o.corners is not null,
      (o.corners > p.corners_line) = (p.corners_over_chance >= 0.5), greatest(p.corners_over_chance, 1 - p.corners_over_chance), null),
    ('cards', case when p.cards_line is not null then '' end, false, said.decided and o.cards is not null,
      (o.cards > p.cards_line) = (p.cards_over_chance >= 0.5), greatest(p.cards_over_chance, 1 - p.cards_over_chance), null)
  ) one(part, key, void, decided, "right", chance, odds)
  cross join lateral (
    select case when one.decided then case when one.right then one.odds::numeric - 1 when one.odds is not null then -1 end end as profit
  ) gain
where one.key is not null
group by 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO prediction_quarters (starts_at, sport, decided, "right", promised)
select date_bin('15 minutes', p.kickoff_utc, timestamptz '2000-01-01 00:00:00+00') as starts_at, p.sport, count(*)::int as decided,
  count(*) filter (where o.outcome = 'right')::int as right, sum((case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end)::numeric) as promised
from predictions p join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf and o.outcome in ('right', 'wrong')
group by 1, 2;
