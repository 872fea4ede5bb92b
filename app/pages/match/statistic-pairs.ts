import type { StatisticsColumns } from '#data/queries/match/get-match.ts';

type StatisticName = 'possession' | 'shots' | 'shotsOnTarget' | 'corners' | 'fouls' | 'yellowCards' | 'redCards';

/** One figure of both sides, possession in per cent. */
export interface StatisticPair {
  readonly name: StatisticName;
  readonly home: number;
  readonly away: number;
}

const columns: readonly (readonly [StatisticName, string])[] = [
  ['possession', 'possession'],
  ['shots', 'shots'],
  ['shotsOnTarget', 'shots_on_target'],
  ['corners', 'corners'],
  ['fouls', 'fouls'],
  ['yellowCards', 'yellow_cards'],
  ['redCards', 'red_cards'],
];

/** Returns the statistics of which both sides are known, in the order in which readers look for them. */
export function statisticPairs(statistics: StatisticsColumns | null): StatisticPair[] {
  if (statistics === null) return [];
  return columns.flatMap(([name, column]) => {
    const home = statistics[`home_${column}` as keyof StatisticsColumns];
    const away = statistics[`away_${column}` as keyof StatisticsColumns];
    return home === null || away === null ? [] : [{ name, home, away }];
  });
}
