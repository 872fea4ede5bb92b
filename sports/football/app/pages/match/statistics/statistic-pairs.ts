import type { StatisticsColumns } from '#data/queries/match/get-match.ts';

/** The statistics in display order, with the columns of both sides without `home_` and `away_`. */
const columns = {
  possession: 'possession',
  expectedGoals: 'expected_goals',
  shots: 'shots',
  shotsOnTarget: 'shots_on_target',
  saves: 'saves',
  corners: 'corners',
  offsides: 'offsides',
  fouls: 'fouls',
  yellowCards: 'yellow_cards',
  redCards: 'red_cards',
  passes: 'passes',
  accuratePasses: 'accurate_passes',
} as const;

type StatisticName = keyof typeof columns;

/** One figure of both sides, possession in per cent. */
export interface StatisticPair {
  readonly name: StatisticName;
  readonly home: number;
  readonly away: number;
}

/** Returns the statistics that are known of both sides. */
export function statisticPairs(statistics: StatisticsColumns | null): StatisticPair[] {
  if (statistics === null) return [];
  return (Object.entries(columns) as [StatisticName, string][]).flatMap(([name, column]) => {
    const home = statistics[`home_${column}` as keyof StatisticsColumns];
    const away = statistics[`away_${column}` as keyof StatisticsColumns];
    return home === null || away === null ? [] : [{ name, home, away }];
  });
}
