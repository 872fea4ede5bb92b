import type { PlayerSeason } from '../../../data/queries/players/list-player-seasons.ts';

type Figures = Pick<
  PlayerSeason,
  'matches' | 'starts' | 'minutes' | 'goals' | 'penalties' | 'ownGoals' | 'assists' | 'yellowCards' | 'redCards'
>;

/** A player's season in one competition, for all his clubs in it. */
export interface SummedSeason extends Figures, Pick<PlayerSeason, 'season' | 'tournamentId' | 'tournamentName'> {
  readonly teamIds: readonly number[];
}

/** Returns the newest season's most important competition, the figures for several clubs added up; undefined without a season. */
export function sumSeason(seasons: readonly PlayerSeason[]): SummedSeason | undefined {
  const [first] = seasons;
  if (first === undefined) return undefined;
  const shares = seasons.filter(({ season, tournamentId }) => season === first.season && tournamentId === first.tournamentId);
  const added = shares.reduce<Figures>(
    (sum, share) => ({
      matches: plus(sum.matches, share.matches),
      starts: plus(sum.starts, share.starts),
      minutes: plus(sum.minutes, share.minutes),
      goals: sum.goals + share.goals,
      penalties: sum.penalties + share.penalties,
      ownGoals: sum.ownGoals + share.ownGoals,
      assists: sum.assists + share.assists,
      yellowCards: sum.yellowCards + share.yellowCards,
      redCards: sum.redCards + share.redCards,
    }),
    nothing,
  );
  const { season, tournamentId, tournamentName } = first;
  return { ...added, season, tournamentId, tournamentName, teamIds: shares.map(({ teamId }) => teamId) };
}

const nothing: Figures = {
  matches: 0,
  starts: 0,
  minutes: 0,
  goals: 0,
  penalties: 0,
  ownGoals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
};

/** Returns the sum; null when either part is not known. */
function plus(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one + other;
}
