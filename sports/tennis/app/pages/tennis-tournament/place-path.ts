import { type TennisTournamentAddress, type TennisTournamentSection, tennisTournamentAddress } from './tennis-tournament.address.ts';

/** Returns the shared path of a section; the one that the page opens with is left out, so that each page has one address. */
export function placePath(
  address: TennisTournamentAddress,
  section: TennisTournamentSection | undefined,
  first: TennisTournamentSection | undefined,
): string {
  return tennisTournamentAddress.href({ ...address, section: section === first ? undefined : section });
}
