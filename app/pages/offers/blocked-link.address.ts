import { address } from '#app/document/address.ts';

/** The links to bookmakers. The server leads on from them; where one may not be followed, a page stands there that says why. */
export const bookmakerLinkAddresses = [
  address('/goto/:bookmaker'),
  address('/goto/:bookmaker/:placement'),
  address('/market/:bookmaker/:sport/:placement'),
] as const;
