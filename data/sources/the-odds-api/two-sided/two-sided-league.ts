/**
 * Competitions of the catalogue and their sport keys, for each sport other than football that is requested from the provider. A sport adds its own where
 * its answers are read (`declare module './two-sided-league.ts'`), with its name as `sport`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the sports fill it
export interface OddsApiLeagues {}

/** Facts that identify sides by name, for a sport that needs more than the competition for it; a sport adds its own as above. */
// biome-ignore lint/suspicious/noEmptyInterface: the sports fill it
export interface KnownSides {}

export type OddsApiSportName = keyof OddsApiLeagues;
export type OddsApiTwoSidedLeague = OddsApiLeagues[OddsApiSportName];

/** Competition that is requested from the provider. */
export interface KeyedLeague {
  /** The provider's key, `tennis_atp_wimbledon`, `basketball_nba`. */
  readonly sportKey: string;
  readonly tournamentId: string;
  /** False when its scores come from another source. */
  readonly withScores: boolean;
}
