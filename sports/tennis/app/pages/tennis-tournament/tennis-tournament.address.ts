import { type AddressOf, address } from '#app/addresses/address.ts';
import { oneOf, text } from '#app/addresses/parameter.ts';

/** The parts of a tournament's page; the first one with content is at the page's own address. */
export const tennisTournamentSections = ['draw', 'matches', 'results', 'champions'] as const;
export type TennisTournamentSection = (typeof tennisTournamentSections)[number];

/** A tournament of tennis. */
export const tennisTournamentAddress = address('/tennis/:tournament', {
  /** Undefined for the section that the page opens with. */
  section: oneOf(tennisTournamentSections),
  /** Undefined for the newest season. */
  season: text(/^(19|20)\d\d$/),
});

export type TennisTournamentAddress = AddressOf<typeof tennisTournamentAddress>;
