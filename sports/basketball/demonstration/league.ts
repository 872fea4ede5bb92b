import { InventedNames } from '#demonstration/people/invented-names.ts';
import type { BasketballClub, BasketballCompetition } from '../data/catalogue/basketball-catalogue.ts';
import { nameRosters, type RosterNames } from './roster.ts';

/** The style of a league's play in the simulation; points per game. */
interface LeagueStyle {
  readonly homeEdge: number;
  /** Standard deviation of leads at the end around the difference of the clubs, and of the sum of points around its mean. */
  readonly leadDeviation: number;
  readonly totalDeviation: number;
  readonly total: number;
  /** Standard deviation of the clubs' levels. */
  readonly spread: number;
  /** Mean real seconds of rest after a stretch of play. */
  readonly restSeconds: number;
}

/* Means and deviations of the NBA are near those of its seasons 2017-18 to 2021-22, those of the EuroLeague are rough. */
const styles: Readonly<Record<string, LeagueStyle>> = {
  nba: { homeEdge: 2.5, leadDeviation: 12.2, totalDeviation: 18, total: 224, spread: 4.3, restSeconds: 36 },
  euroleague: { homeEdge: 2.8, leadDeviation: 10.2, totalDeviation: 15, total: 164, spread: 3.8, restSeconds: 34 },
};

export interface League extends LeagueStyle {
  readonly slug: string;
  /** `basketball.nba`. */
  readonly tournamentId: string;
  readonly quarterSeconds: number;
  readonly playOffs: BasketballCompetition['playOffs'];
  readonly clubs: readonly BasketballClub[];
  readonly rosters: RosterNames;
}

/**
 * Returns the leagues of some competitions; no two players in them have the same name.
 *
 * @throws RangeError for a competition without a style of play in the simulation
 */
export function leaguesOf(competitions: readonly BasketballCompetition[]): League[] {
  const names = new InventedNames();
  return competitions.map((competition) => {
    const { slug, quarterMinutes, playOffs, clubs } = competition;
    const style = styles[slug];
    if (style === undefined) throw new RangeError(`the demonstration cannot play the competition ${slug}`);
    const rosters = nameRosters(competition, names);
    return { ...style, slug, tournamentId: `basketball.${slug}`, quarterSeconds: quarterMinutes * 60, playOffs, clubs, rosters };
  });
}
