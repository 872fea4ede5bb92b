/**
 * The competitions of the catalogue and their sport keys, of each sport that the provider is asked for beside football. A sport adds its own
 * where its answers are read (`declare module './court-league.ts'`), with its name as `sport`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the sports fill it
export interface OddsApiLeagues {}

/** The facts by which names of sides are recognised, where a sport needs more than its competition for it; a sport adds its own as above. */
// biome-ignore lint/suspicious/noEmptyInterface: the sports fill it
export interface KnownSides {}

export type OddsApiSportName = keyof OddsApiLeagues;
export type OddsApiCourtLeague = OddsApiLeagues[OddsApiSportName];

/** A competition that the provider is asked for. */
export interface KeyedLeague {
  /** `tennis_atp_wimbledon`, `basketball_nba`. */
  readonly sportKey: string;
  readonly tournamentId: string;
  /** False where another source is asked for its scores. */
  readonly withScores: boolean;
}
