import { address } from '#app/addresses/address.ts';
import { specialAddresses } from '#app/addresses/special-addresses.ts';

/** The sign-up guide. */
export const guideAddress = address(specialAddresses.guide);
