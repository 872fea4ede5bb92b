import { address } from '#app/document/address.ts';
import { specialAddresses } from '#app/special-addresses.ts';

/** The sign-up guide. */
export const guideAddress = address(specialAddresses.guide);
