import type { FactsOf, PlayOf } from './court-sports.ts';
import type { Pair } from './pair.ts';
import type { CourtSport } from './sport.ts';
import { setsWon } from './tennis/tennis-score.ts';

/** A match with its sport and how it stands. */
export type PlayedMatch = {
  [Name in CourtSport]: { readonly sport: Name; readonly play?: PlayOf<Name>; readonly facts: FactsOf<Name> };
}[CourtSport];

/** Returns the score of the whole: sets won in tennis, points in basketball; undefined before the match, after a walkover, and where no set is known. */
export function overallScore(match: PlayedMatch): Pair<number> | undefined {
  if (match.play === undefined) return undefined;
  if (match.sport === 'basketball') return match.play.total;
  const { sets, setsWon: told } = match.play;
  return sets.length === 0 ? told : setsWon(sets, match.facts.bestOf);
}
