import { predictionBands } from '#domain/prediction/prediction-bands.ts';
import { predictedChance } from './predicted-chance.ts';

const bandNames = predictionBands.map(({ band }) => `'${band}'`).join(', ');
const bandLimits = predictionBands.map(({ from }) => from).join(', ');

/**
 * Returns SQL of the rows of `prediction_sums` that some predictions add up to: one row of each part, sport, origin and key, with its sums.
 *
 * @param predictions SQL of the predictions, as `predictions` or a subquery with its columns
 */
export function sumsOfPredictions(predictions: string): string {
  return `select one.part, p.sport, r.origin, one.key, count(*)::int as predictions, count(*) filter (where one.void)::int as void,
      count(*) filter (where one.decided)::int as decided, count(*) filter (where one.decided and one.right)::int as right,
      coalesce(sum(one.chance::numeric) filter (where one.decided), 0) as promised, count(one.odds) filter (where one.decided)::int as backed,
      coalesce(sum(gain.profit), 0) as profit, coalesce(sum(gain.profit * gain.profit), 0) as profit_squares
    from ${predictions} p join prediction_roots r on r.sequence = p.sequence
      left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
      cross join lateral (select ${predictedChance} as chance, o.outcome = 'void' as void, o.outcome in ('right', 'wrong') as decided, o.outcome = 'right' as right) said
      cross join lateral (values
        ('band', (array[${bandNames}])[width_bucket(said.chance, array[${bandLimits}]::float8[])], said.void, said.decided, said.right, said.chance, p.decimal_odds),
        ('tournament', p.tournament_id, said.void, said.decided, said.right, said.chance, p.decimal_odds),
        ('month', to_char(p.kickoff_utc at time zone 'UTC', 'YYYY-MM'), said.void, said.decided, said.right, said.chance, p.decimal_odds),
        ${countPart('corners')},
        ${countPart('cards')}
      ) one(part, key, void, decided, "right", chance, odds)
      cross join lateral (
        select case when one.decided then case when one.right then one.odds::numeric - 1 when one.odds is not null then -1 end end as profit
      ) gain
    where one.key is not null
    group by 1, 2, 3, 4`;
}

/** Returns SQL of what a prediction adds to the sums of corners or cards: decided when the match counts and its statistics are known. */
function countPart(kind: 'corners' | 'cards'): string {
  const over = `p.${kind}_over_chance`;
  return `('${kind}', case when p.${kind}_line is not null then '' end, false, said.decided and o.${kind} is not null,
          (o.${kind} > p.${kind}_line) = (${over} >= 0.5), greatest(${over}, 1 - ${over}), null)`;
}

/**
 * Returns SQL of the rows of `prediction_quarters` that some predictions add up to; without those that are not decided.
 *
 * @param predictions SQL of the predictions, as `predictions` or a subquery with its columns
 */
export function quartersOfPredictions(predictions: string): string {
  return `select date_bin('15 minutes', p.kickoff_utc, timestamptz '2000-01-01 00:00:00+00') as starts_at, p.sport, count(*)::int as decided,
      count(*) filter (where o.outcome = 'right')::int as right, sum((${predictedChance})::numeric) as promised
    from ${predictions} p join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf and o.outcome in ('right', 'wrong')
    group by 1, 2`;
}
