import type { Round, Stage } from '#domain/tournament/round.ts';

const stages: ReadonlyMap<string, Stage> = new Map([
  ['1. runde', 'round-1'],
  ['1. hauptrunde', 'round-1'],
  ['2. runde', 'round-2'],
  ['2. hauptrunde', 'round-2'],
  ['achtelfinale', 'round-of-16'],
  ['viertelfinale', 'quarter-final'],
  ['halbfinale', 'semi-final'],
  ['finale', 'final'],
]);

/** Returns the round of a cup by its German name, "Achtelfinale"; undefined for an unknown one. */
export function cupRound(groupName: string): Round | undefined {
  const stage = stages.get(groupName.toLowerCase());
  return stage === undefined ? undefined : { stage };
}
