import type { ListedMatch } from '#data/queries/match/match-list.ts';

/** A round of fewer matches than these is the rest of one, or matches that were moved. */
const minOfRound = 3;
const shownOtherwise = 10;

/** The matches that a competition's page announces, with the round that they all belong to. */
export interface NextRound {
  /** Undefined where they are of several rounds, or where rounds are not known. */
  readonly matchday: number | undefined;
  readonly matches: readonly ListedMatch[];
}

/**
 * Returns the next round as far as it is still to be played; the next matches of any round where it has almost been played or where matches are
 * not numbered by rounds.
 *
 * @param coming the coming matches of a season, the next first
 */
export function nextRound(coming: readonly ListedMatch[]): NextRound {
  const matchday = coming.find(({ status }) => status !== 'postponed')?.matchday ?? undefined;
  const ofRound = coming.filter((match) => match.matchday === matchday && match.groupLabel === null);
  if (matchday !== undefined && ofRound.length >= minOfRound) return { matchday, matches: ofRound };
  return { matchday: undefined, matches: coming.slice(0, shownOtherwise) };
}
