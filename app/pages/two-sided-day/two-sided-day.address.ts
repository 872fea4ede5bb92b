import { type Address, type AddressOf, address } from '#app/addresses/address.ts';
import { choice, day, flag, oneOf, zoneOffset } from '#app/addresses/parameter.ts';
import { followed } from '#app/pages/home/home.address.ts';
import { sportPath } from '#app/pages/two-sided-day/sport-path.address.ts';
import { type TwoSidedSport, twoSidedSports } from '#domain/sports/sport.ts';

const parameters = {
  tab: choice(['day', 'live', 'favorites']),
  date: day,
  /** Undefined for both. */
  gender: oneOf(['men', 'women']),
  order: choice(['competition', 'time']),
  /** Only matches with a tip, withdrawn ones included. */
  tip: flag(),
  /** In basketball, the market of the first price of each side. */
  prices: choice(['moneyline', 'spread']),
  utc: zoneOffset,
  ids: followed,
};

/** The matches of a day, those being played, or those that a visitor follows, of one sport. */
export const twoSidedDayAddresses = Object.fromEntries(twoSidedSports.map((sport) => [sport, address(sportPath(sport), parameters)])) as {
  readonly [Name in TwoSidedSport]: Address<`/${Name}`, typeof parameters>;
};

export type TwoSidedDayAddress = AddressOf<(typeof twoSidedDayAddresses)[TwoSidedSport]>;
