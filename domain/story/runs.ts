import type { ClubToTell, LeagueResult } from './match-to-tell.ts';

/** A club's runs up to now, each as a number of league matches of this season. */
export interface Runs {
  readonly winning: number;
  readonly losing: number;
  readonly unbeaten: number;
  readonly winless: number;
  readonly goalless: number;
  readonly cleanSheets: number;
}

export const hasWon = ({ scored, conceded }: LeagueResult) => scored > conceded;
export const hasLost = ({ scored, conceded }: LeagueResult) => scored < conceded;

/** Returns the runs that the newest results belong to. */
export function runsOf({ results }: Pick<ClubToTell<unknown>, 'results'>): Runs {
  const lasting = (holds: (result: LeagueResult) => boolean) => {
    const end = results.findIndex((result) => !holds(result));
    return end === -1 ? results.length : end;
  };
  return {
    winning: lasting(hasWon),
    losing: lasting(hasLost),
    unbeaten: lasting((result) => !hasLost(result)),
    winless: lasting((result) => !hasWon(result)),
    goalless: lasting(({ scored }) => scored === 0),
    cleanSheets: lasting(({ conceded }) => conceded === 0),
  };
}
