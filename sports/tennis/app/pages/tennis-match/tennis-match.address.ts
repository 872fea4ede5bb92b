import { type AddressOf, address } from '#app/addresses/address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';

/** A match of tennis. */
export const tennisMatchAddress = address(matchPath('tennis', ':slug') as '/tennis/matches/:slug');

export type TennisMatchAddress = AddressOf<typeof tennisMatchAddress>;
