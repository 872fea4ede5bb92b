import { address } from '#app/addresses/address.ts';

/** The page that a browser stores for when it is offline. */
export const offlineAddress = address('/offline');
