/** SQL of the sum of the stored counts `known` and the added ones, place by place. */
export const addedCounts = `array(select coalesce(old, 0) + coalesce(new, 0)
  from unnest(known.counts, excluded.counts) with ordinality as both_counts(old, new, place) order by place)`;
