import type { ListedMatch } from '#data/queries/match/match-list.ts';

/** Min matches of a round: fewer are the rest of one, or matches that were moved. */
const minOfRound = 3;
const shownOtherwise = 10;

/** The matches announced on a competition's page, with the round that they all belong to. */
export interface NextRound {
  /** Undefined when they are of several rounds, or when rounds are not known. */
  readonly matchday: number | undefined;
  readonly matches: readonly ListedMatch[];
}

/**
 * Returns the unplayed part of the next round; the next matches of any round when that part is small or when matches are not numbered by rounds.
 *
 * @param coming the coming matches of a season, the next first
 */
export function nextRound(coming: readonly ListedMatch[]): NextRound {
  const matchday = coming.find(({ status }) => status !== 'postponed')?.matchday ?? undefined;
  const ofRound = coming.filter((match) => match.matchday === matchday && match.groupLabel === null);
  if (matchday !== undefined && ofRound.length >= minOfRound) return { matchday, matches: ofRound };
  return { matchday: undefined, matches: coming.slice(0, shownOtherwise) };
}
