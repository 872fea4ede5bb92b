import type { Sport } from './sport.ts';

/**
 * The types of each sport by its name, each in the form of `TypesOfSport`. A sport adds its own beside its rules (`declare module
 * '../sport-types.ts'`), so that shared code knows the types of all sports and names none.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the sports fill it
export interface SportTypes {}

/** The types of a sport that shared code uses. */
export interface TypesOfSport {
  readonly play: object;
  readonly facts: object;
  readonly course: object;
  readonly bet: { readonly market: string; readonly line: number; readonly selection: string };
  readonly forecast: object;
  readonly factors: object;
  readonly reason: { readonly code: string; readonly supports: boolean };
}

/** The state of a match, or its result. */
export type PlayOf<Name extends Sport> = SportTypes[Name]['play'];
/** The facts of a match that do not change while it is played. */
export type FactsOf<Name extends Sport> = SportTypes[Name]['facts'];
/** The timeline of a match, when a source reports it. */
export type TimelineOf<Name extends Sport> = SportTypes[Name]['course'];
/** One selection of one market of a sport; the line is 0 in a market without lines. */
export type BetOf<Name extends Sport> = SportTypes[Name]['bet'];
/** The forecast of the end of a match, from which the chances of all bets follow. */
export type ForecastOf<Name extends Sport> = SportTypes[Name]['forecast'];
/** The facts of both sides that were known when a match was forecast. */
export type FactorsOf<Name extends Sport> = SportTypes[Name]['factors'];
/** A fact behind a tip, as a code with its numbers; `supports` is false when it speaks against the tip. */
export type ReasonOf<Name extends Sport> = SportTypes[Name]['reason'];
/** A market of a sport by its name. */
export type MarketOf<Name extends Sport> = BetOf<Name>['market'];

/** A bet of any sport. */
export type AnyBet = BetOf<Sport>;
/** A market of any sport. */
export type AnyMarket = AnyBet['market'];

/** A match of any sport, in its present state. */
export type SportMatch = {
  [Name in Sport]: { readonly sport: Name; readonly play?: PlayOf<Name>; readonly facts: FactsOf<Name> };
}[Sport];
