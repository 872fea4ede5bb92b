import type { CourtCatalogue } from '#data/catalogue/sports/catalogues-of-sports.ts';
import type { CourtMatchOf, CourtSide } from '#data/feeds/court-feed.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { MarketOf, PlayOf } from '#domain/sports/sport-types.ts';
import { basketballOdds } from '#sports/basketball/data/sources/the-odds-api/basketball-odds.ts';
import { tennisOdds } from '#sports/tennis/data/sources/the-odds-api/tennis-odds.ts';
import type { MarketShapes } from '../market-offers.ts';
import type { KnownSides, OddsApiCourtLeague, OddsApiLeagues, OddsApiSportName } from './court-league.ts';

/** A match of an answer, before its sport has added what it alone knows of it. */
export type MatchOfEvent<Name extends OddsApiSportName> = Pick<
  CourtMatchOf<Name>,
  'externalId' | 'tournamentId' | 'sides' | 'status' | 'play' | 'quotes'
> & { readonly kickoff: { readonly known: true; readonly utc: Date } };

/** The reading of this provider's answers, as far as sports differ. */
export interface OddsApiSport<Name extends OddsApiSportName> {
  /** Returns the competitions of the catalogue that the provider has, under each of their keys. */
  leaguesOf(catalogue: CourtCatalogue, withScores: boolean): OddsApiLeagues[Name][];
  /** The keys of the sport's competitions, where those are to be reported that are played and not known. */
  readonly ownKeys?: RegExp;
  readonly markets: MarketShapes<MarketOf<Name>>;
  /** The hours after which a match is asked about more seldom, for it goes on for longer than any, or no end of it is told. */
  readonly longestHours: number;
  /** Returns a side by its name; undefined where it is not known. */
  sideOf(name: string, league: OddsApiLeagues[Name], known: KnownSides): CourtSide | undefined;
  /** Returns true for a score that a match can have. */
  canBe(score: Pair<number>, completed: boolean, league: OddsApiLeagues[Name]): boolean;
  playOf(score: Pair<number>, completed: boolean): PlayOf<Name>;
  /** Returns the whole match; `pre-season` for one before the season, undefined where its place in the season is not known. */
  matchOf(event: MatchOfEvent<Name>, league: OddsApiLeagues[Name]): CourtMatchOf<Name> | 'pre-season' | undefined;
}

const sportsOfProvider: { readonly [Name in OddsApiSportName]: OddsApiSport<Name> } = { tennis: tennisOdds, basketball: basketballOdds };

/** The sports beside football of which the provider is asked. */
export const oddsApiSports = Object.keys(sportsOfProvider) as readonly OddsApiSportName[];

/** Returns the reading of the answers about a sport. */
export function oddsApiSport({ sport }: Pick<OddsApiCourtLeague, 'sport'>): OddsApiSport<OddsApiSportName> {
  return sportsOfProvider[sport] as OddsApiSport<OddsApiSportName>;
}
