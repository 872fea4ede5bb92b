import type { Queryable } from '#data/database/database.ts';
import type { CountKind } from '#domain/forecast/count-forecast.ts';
import type { TipOrigin } from '#domain/ledger/ledger-record.ts';
import { noPredictions, type PredictionSums } from '#domain/prediction/prediction-figures.ts';

/** Sums of the predictions on record of one count and one origin. */
export interface CountGroup {
  readonly origin: TipOrigin;
  readonly kind: CountKind;
  readonly sums: PredictionSums;
}

/**
 * Returns the sums of all predictions of corners and of cards on record, in a single pass in which those without such a line are left out before their
 * outcomes are read. A prediction is decided when its match was played and its statistics are known.
 */
export async function listCountSums(database: Queryable): Promise<CountGroup[]> {
  const { rows } = await database.query<Omit<CountGroup, 'sums'> & Pick<PredictionSums, 'predictions' | 'decided' | 'right' | 'promised'>>({
    name: 'list-count-sums',
    text: `select r.origin, said.kind, count(*)::int as predictions, count(*) filter (where done.is)::int as decided,
             count(*) filter (where done.is and (said.counted > said.line) = (said.over >= 0.5))::int as right,
             coalesce(sum(greatest(said.over, 1 - said.over)) filter (where done.is), 0) as promised
           from (select * from predictions where corners_line is not null or cards_line is not null) p join prediction_roots r on r.sequence = p.sequence
             left join prediction_outcomes o on o.sequence = p.sequence and o.leaf = p.leaf
             cross join lateral (values ('corners', p.corners_line, p.corners_over_chance, o.corners), ('cards', p.cards_line, p.cards_over_chance, o.cards))
               said(kind, line, over, counted)
             cross join lateral (select o.outcome in ('right', 'wrong') and said.counted is not null as is) done
           where said.line is not null
           group by 1, 2`,
  });
  return rows.map(({ origin, kind, ...sums }) => ({ origin, kind, sums: { ...noPredictions, ...sums } }));
}
