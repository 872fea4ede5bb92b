import { addedClub, addedSpelling, admittedMatches, colouredClub, confirmedClub, renamedClub } from './club-decisions.ts';
import type { DecisionKind } from './decision-kind.ts';
import { mergedClubs, splitClubs } from './merge-decisions.ts';

/** Every kind of decision that an operator makes, in the console or by a command, by the name that the audit stores. */
export const decisions = {
  'add-club': addedClub,
  'rename-club': renamedClub,
  'colour-club': colouredClub,
  'confirm-club': confirmedClub,
  'name-club': addedSpelling,
  'merge-clubs': mergedClubs,
  'split-club': splitClubs,
  'admit-matches': admittedMatches,
};

type Decisions = typeof decisions;
type WishOf<Kind> = Kind extends DecisionKind<infer Wish, infer _Details> ? Wish : never;

/** A decision that an operator wants to make. */
export type Decision = { [Kind in keyof Decisions]: { readonly kind: Kind } & WishOf<Decisions[Kind]> }[keyof Decisions];

/** Returns the kind with this name, without its types; undefined when the name is that of none, such as one of a later version. */
export function decisionKindOf(name: string): DecisionKind<object, object> | undefined {
  return Object.hasOwn(decisions, name) ? (decisions[name as keyof Decisions] as unknown as DecisionKind<object, object>) : undefined;
}
