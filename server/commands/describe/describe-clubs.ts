import type { HeldSource } from '#data/queries/clubs/list-held-sources.ts';
import type { Likeness } from '#data/queries/clubs/list-likely-clubs.ts';
import type { ProvisionalClub } from '#data/queries/clubs/list-provisional-clubs.ts';
import { textTable } from './text-table.ts';

/** Returns the lines with the clubs that wait for an operator's decision, and the command for each. */
export function describeClubs(clubs: readonly ProvisionalClub[], held: readonly HeldSource[]): string[] {
  return [...linesOfProvisional(clubs), ...linesOfHeld(held)];
}

function linesOfProvisional(clubs: readonly ProvisionalClub[]): string[] {
  if (clubs.length === 0) return [];
  return [
    '',
    'Clubs that a source named and nobody knew; they are provisional until one of these commands is run:',
    ...textTable(clubs, [
      { head: 'name', cell: ({ name }) => name },
      { head: 'country', cell: ({ country }) => country },
      { head: 'competition', cell: ({ tournament }) => tournament },
      { head: 'source', cell: ({ source }) => source },
      { head: 'matches', cell: ({ matches }) => String(matches) },
      { head: 'likeliest', cell: ({ likeliest }) => (likeliest === undefined ? 'none' : likeliest.other.name) },
      { head: 'because', cell: ({ likeliest }) => (likeliest === undefined ? '' : reasonsOf(likeliest)) },
      { head: 'command', cell: commandOf },
    ]),
    'Instead of merging, npm run club -- confirm <slug> makes any of them a club of its own.',
  ];
}

function commandOf({ slug, likeliest }: ProvisionalClub): string {
  return likeliest === undefined ? `npm run club -- confirm ${slug}` : `npm run club -- merge ${slug} ${likeliest.other.slug}`;
}

function reasonsOf({ nameLikeness, sharedMatches, isAbsent }: Likeness): string {
  return [
    ...(nameLikeness >= 0.5 ? ['similar name'] : []),
    ...(sharedMatches > 0 ? [`same opponents on the same days: ${sharedMatches}`] : []),
    ...(isAbsent ? ['absent from this season'] : []),
  ].join(', ');
}

function linesOfHeld(held: readonly HeldSource[]): string[] {
  return held.flatMap(({ source, matches, addedToday }) => [
    '',
    `${source} has named too many new clubs today (${addedToday} were added): ${matches} matches are held until tomorrow, or until npm run club -- admit ${source}`,
  ]);
}
