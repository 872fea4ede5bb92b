import type { TwoSidedCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { MatchSide, TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { MarketOf, PlayOf } from '#domain/sports/sport-types.ts';
import { basketballOdds } from '#sports/basketball/data/sources/the-odds-api/basketball-odds.ts';
import { tennisOdds } from '#sports/tennis/data/sources/the-odds-api/tennis-odds.ts';
import type { MarketShapes } from '../market-offers.ts';
import type { KnownSides, OddsApiLeagues, OddsApiSportName, OddsApiTwoSidedLeague } from './two-sided-league.ts';

/** Match of an answer without the facts that only its sport adds. */
export type MatchOfEvent<Name extends OddsApiSportName> = Pick<
  TwoSidedMatchOf<Name>,
  'externalId' | 'tournamentId' | 'sides' | 'status' | 'play' | 'quotes'
> & { readonly kickoff: { readonly known: true; readonly utc: Date } };

/** Parts of reading this provider's answers that differ between sports. */
export interface OddsApiSport<Name extends OddsApiSportName> {
  /** Returns the competitions of the catalogue that the provider has, one for each of their keys. */
  leaguesOf(catalogue: TwoSidedCatalogue, withScores: boolean): OddsApiLeagues[Name][];
  /** Pattern of the keys of the sport's competitions, set when unknown ones in season should be reported. */
  readonly ownKeys?: RegExp;
  readonly markets: MarketShapes<MarketOf<Name>>;
  /** Hours after which the scores of a match are requested less often, because it lasts longer than any should or its end was never reported. */
  readonly longestHours: number;
  /** Returns a side by its name; undefined when it is unknown. */
  sideOf(name: string, league: OddsApiLeagues[Name], known: KnownSides): MatchSide | undefined;
  /** Returns true for a score that a match can have. */
  canBe(score: Pair<number>, completed: boolean, league: OddsApiLeagues[Name]): boolean;
  playOf(score: Pair<number>, completed: boolean): PlayOf<Name>;
  /** Returns the complete match; `pre-season` for one before the season, undefined when its place in the season is unknown. */
  matchOf(event: MatchOfEvent<Name>, league: OddsApiLeagues[Name]): TwoSidedMatchOf<Name> | 'pre-season' | undefined;
}

const sportsOfProvider: { readonly [Name in OddsApiSportName]: OddsApiSport<Name> } = { tennis: tennisOdds, basketball: basketballOdds };

/** Sports other than football that can be requested from the provider. */
export const oddsApiSports = Object.keys(sportsOfProvider) as readonly OddsApiSportName[];

/** Returns the functions that read the answers about a sport. */
export function oddsApiSport({ sport }: Pick<OddsApiTwoSidedLeague, 'sport'>): OddsApiSport<OddsApiSportName> {
  return sportsOfProvider[sport] as OddsApiSport<OddsApiSportName>;
}
