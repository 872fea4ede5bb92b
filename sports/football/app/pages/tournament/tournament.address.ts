import { type AddressOf, address } from '#app/addresses/address.ts';
import { choice, count, oneOf, text } from '#app/addresses/parameter.ts';
import { stageIds } from '#domain/tournament/season/stages/stage-names.ts';

/** The parts of a competition's page, each with its own address; the first one with content is at the page's own address. */
export const tournamentSections = ['table', 'knock-out', 'matches', 'results', 'teams', 'scorers', 'seasons'] as const;
export type TournamentSection = (typeof tournamentSections)[number];

/** The sets of matches that a table can count. */
export const tableViews = ['all', 'home', 'away', 'form'] as const;

const maxSteps = 50;

/** A competition. */
export const tournamentAddress = address('/:category/:tournament', {
  /** Undefined for the section that this competition opens with. */
  section: oneOf(tournamentSections),
  /** Undefined for the stage that is being played, or was played last. */
  stage: oneOf(stageIds),
  table: choice(tableViews),
  /** Undefined for the present season. */
  season: text(/^(19|20)\d\d(-\d\d)?$/),
  /** The number of steps of matches shown. */
  more: count(maxSteps),
});

export type TournamentAddress = AddressOf<typeof tournamentAddress>;

/** The reader's place in a competition: its address, with the section that is shown. */
export type TournamentPlace = TournamentAddress & { readonly section: TournamentSection };

/** Returns the shared path of a place; defaults are left out, so that each page has one address. */
export function placePath(place: TournamentPlace, first: TournamentSection | undefined): string {
  const { section, stage, table } = place;
  return tournamentAddress.href({
    ...place,
    section: section === first ? undefined : section,
    stage: section === 'table' || section === 'knock-out' ? stage : undefined,
    table: section === 'table' ? table : 'all',
  });
}
