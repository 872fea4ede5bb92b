import { address } from '#app/document/address.ts';

/** The page that a browser keeps for the time when it is offline. */
export const offlineAddress = address('/offline');
