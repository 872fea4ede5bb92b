import { address } from '#app/addresses/address.ts';

/** Links to bookmakers. The server redirects from them; for a link that may not be followed, it shows a page with the reason. */
export const bookmakerLinkAddresses = [
  address('/goto/:bookmaker'),
  address('/goto/:bookmaker/:placement'),
  address('/market/:bookmaker/:sport/:placement'),
] as const;
