import type { Topic } from './topic.ts';

/** The parts of a match by which the pages that show its chances are found. */
export interface MatchOfTopics {
  readonly matchId: number;
  readonly homeId: number;
  readonly awayId: number;
  readonly tournamentNumber: number;
  readonly kickoffUtc: Date;
}

/**
 * Returns the topics of the pages that show a match's prices, forecast, prediction or tips: its own, and the lists of its day, its clubs and its
 * competition. Pages of other matches of the same clubs or competition are left out: they show none of these.
 */
export function topicsOfChances({ matchId, homeId, awayId, tournamentNumber, kickoffUtc }: MatchOfTopics): Topic[] {
  return [
    `match:${matchId}`,
    `team-chances:${homeId}`,
    `team-chances:${awayId}`,
    `tournament-chances:${tournamentNumber}`,
    `day:${kickoffUtc.toISOString().slice(0, 10)}`,
  ];
}
