import type { HeldSource } from '#data/queries/clubs/list-held-sources.ts';
import type { Growth } from '#data/queries/sources/list-growth.ts';
import type { MovedNumber } from '#data/queries/sources/list-moved-numbers.ts';
import { textTable } from './text-table.ts';

/** The additions of sources to the catalogue, and those of them that wait for a person. */
export interface StateOfGrowth {
  readonly growth: readonly Growth[];
  readonly moved: readonly MovedNumber[];
  readonly held: readonly HeldSource[];
  /** The number of provisional clubs. */
  readonly provisionalClubs: number;
  /** The number of unknown names of clubs. */
  readonly unknownClubs: number;
}

/**
 * Returns the lines on how much each source has added in all and in the last day, the competition numbers that now mean another competition, and the
 * decisions that wait, each with its command.
 */
export function linesOfCatalogueGrowth({ growth, moved, ...waiting }: StateOfGrowth): string[] {
  const added = (all: number, recent: number) => (recent === 0 ? String(all) : `${all} (+${recent})`);
  return [
    ...(growth.length === 0
      ? []
      : [
          '',
          'What sources have added to the catalogue (in the last day):',
          ...textTable(growth, [
            { head: 'source', cell: ({ source }) => source },
            { head: 'competitions', cell: ({ competitions, newCompetitions }) => added(competitions, newCompetitions) },
            { head: 'countries', cell: ({ countries, newCountries }) => added(countries, newCountries) },
            { head: 'clubs', cell: ({ clubs, newClubs }) => added(clubs, newClubs) },
            { head: 'provisional clubs', cell: ({ provisionalClubs }) => String(provisionalClubs) },
          ]),
        ]),
    ...(moved.length === 0
      ? []
      : [
          '',
          'Numbers that came with another country or kind and mean another competition since; the first command says that this is right, the second takes it back:',
          ...textTable(moved, [
            { head: 'source', cell: ({ source }) => source },
            { head: 'number', cell: ({ externalId }) => externalId },
            { head: 'before', cell: ({ before }) => before },
            { head: 'now', cell: ({ now }) => now },
            { head: 'since', cell: ({ movedAt }) => movedAt.toISOString().slice(0, 10) },
            { head: 'right', cell: ({ source, externalId }) => `npm run competition -- confirm ${source} ${externalId}` },
            {
              head: 'not right',
              cell: ({ source, externalId, before }) => `npm run competition -- number ${source} ${externalId} ${before}`,
            },
          ]),
        ]),
    ...linesOfDecisions({ ...waiting, moved: moved.length }),
  ];
}

/** Returns the number of waiting decisions by kind, with their commands; their subjects are listed elsewhere. */
function linesOfDecisions({
  moved,
  held,
  provisionalClubs,
  unknownClubs,
}: Omit<StateOfGrowth, 'growth' | 'moved'> & { readonly moved: number }): string[] {
  const decisions = [
    ...(provisionalClubs === 0 ? [] : [`provisional clubs: ${provisionalClubs}, each with its command below or by npm run club -- list`]),
    ...(unknownClubs === 0 ? [] : [`names of clubs: ${unknownClubs}, by npm run club -- name <slug> "<name>"`]),
    ...(moved === 0 ? [] : [`numbers of competitions: ${moved}, by npm run competition -- confirm <source> <number>`]),
    ...held.map(({ source, matches }) => `matches that are held: ${matches}, by npm run club -- admit ${source}`),
  ];
  return decisions.length === 0 ? [] : ['', 'Decisions needed:', ...decisions];
}
