import { decide, undoDecision } from '#jobs/decisions/decide.ts';
import type { Decision } from '#jobs/decisions/decisions.ts';
import { ActionError, type ConsoleSite, type Done, type Fields } from './part.ts';

/** Carries out a decision under an operator's name, and returns the sentence for the page, with the undo of what can be undone. */
export async function decideInConsole({ db, clock }: ConsoleSite, actor: string, decision: Decision): Promise<Done> {
  const { id, lines, canBeUndone } = await decide(db, { actor, via: 'console' }, decision, clock.now());
  const undo = canBeUndone ? { part: 'audit', action: 'undo', fields: { id: String(id) } } : undefined;
  return { message: sentenceOf(lines), undo };
}

/** Undoes a decision under an operator's name, and returns the sentence for the page. */
export async function undoInConsole({ db, clock }: ConsoleSite, actor: string, id: number): Promise<Done> {
  return { message: sentenceOf((await undoDecision(db, { actor, via: 'console' }, id, clock.now())).lines) };
}

/** Returns a field that a form must have. @throws ActionError without it */
export function needed(fields: Fields, name: string): string {
  const value = fields[name]?.trim();
  if (value === undefined || value === '') throw new ActionError(`The form has no ${name}. Nothing was changed.`);
  return value;
}

/** Returns a whole number that a form must have. @throws ActionError without it */
export function neededNumber(fields: Fields, name: string): number {
  const value = needed(fields, name);
  if (!/^-?\d{1,9}$/.test(value)) throw new ActionError(`The form has no number for ${name}. Nothing was changed.`);
  return Number(value);
}

function sentenceOf(lines: readonly string[]): string {
  const [first = 'Done', ...rest] = lines;
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest].map((line) => `${line}.`).join(' ');
}
