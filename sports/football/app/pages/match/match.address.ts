import { type AddressOf, address } from '#app/addresses/address.ts';
import { oneOf } from '#app/addresses/parameter.ts';
import { marketNames } from '../../components/market-names.ts';

/** A match; its prices are compared in one market at a time. */
export const matchAddress = address('/:slug', { prices: oneOf(marketNames) });

export type MatchAddress = AddressOf<typeof matchAddress>;
