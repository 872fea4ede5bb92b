/** Returns the SQL of the goals of a side of the football match `m` after ninety minutes; null when only a score that includes extra time is known. */
export const goals90 = (side: 'home' | 'away'): string =>
  `coalesce(m.full_time_${side}, case when m.extra_time_${side} is null then m.${side}_goals end)`;
