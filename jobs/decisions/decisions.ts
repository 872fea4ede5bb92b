import { addedClub, addedSpelling, admittedMatches, colouredClub, confirmedClub, renamedClub } from './club-decisions.ts';
import type { DecisionKind } from './decision-kind.ts';
import { mergedClubs, splitClubs } from './merge-decisions.ts';
import { chosenKickoff, decidedNumber, handledMessage, reviewed } from './other-decisions.ts';
import { acceptedPoints, chosenResult, enteredPoints, refusedPoints, ruledMatch, withdrawnRuling } from './ruling-decisions.ts';

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
  'decide-number': decidedNumber,
  'enter-points': enteredPoints,
  'rule-on-match': ruledMatch,
  'withdraw-ruling': withdrawnRuling,
  'accept-points': acceptedPoints,
  'refuse-points': refusedPoints,
  'choose-result': chosenResult,
  'choose-kickoff': chosenKickoff,
  'handle-message': handledMessage,
  review: reviewed,
};

type Decisions = typeof decisions;
type WishOf<Kind> = Kind extends DecisionKind<infer Wish, infer _Details> ? Wish : never;

/** A decision that an operator wants to make. */
export type Decision = { [Kind in keyof Decisions]: { readonly kind: Kind } & WishOf<Decisions[Kind]> }[keyof Decisions];

/** Returns the kind with this name, without its types; undefined when the name is that of none, such as one of a later version. */
export function decisionKindOf(name: string): DecisionKind<object, object> | undefined {
  return Object.hasOwn(decisions, name) ? (decisions[name as keyof Decisions] as unknown as DecisionKind<object, object>) : undefined;
}

/** Returns the title of a kind of decision, or its name when this version does not have it. */
export function titleOfDecision(name: string): string {
  return decisionKindOf(name)?.title ?? name;
}

/** Returns true when decisions of this kind can be undone, unless one of them is refused for what it changed. */
export function isUndoable(name: string): boolean {
  return decisionKindOf(name)?.undo !== undefined;
}
