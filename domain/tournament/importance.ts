import type { CompetitionLevel } from './competition-level.ts';

/** The facts of a competition of which nobody has written down how important it is. */
export interface GrownCompetition {
  readonly region: string;
  readonly kind: 'league' | 'cup';
  readonly gender: 'men' | 'women';
  readonly level: CompetitionLevel;
}

/** The last place of the top competitions, which are chosen by hand. */
export const lastOfTop = 15;

/** The first place of competitions that a source has added: editors have given places to those before it. */
export const firstOfGrown = 200;
const levelSteps: Readonly<Record<CompetitionLevel, number>> = { senior: 0, reserves: 300, youth: 350, friendly: 400 };

/** Returns the place of a competition in lists, from 200 on: behind those that the catalogue has. The lower comes first. */
export function priorityOfGrown({ kind, gender, level }: GrownCompetition): number {
  return firstOfGrown + levelSteps[level] + (gender === 'women' ? 100 : 0) + (kind === 'cup' ? 50 : 0);
}
