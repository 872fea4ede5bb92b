import { userInfo } from 'node:os';
import type { Decider } from '#data/commands/audit/record-decision.ts';
import { UsageError } from './command-line.ts';

/** Returns the name of the operating system's user, or `user 1000` for one without a name, as in a container. */
export function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/**
 * Takes `--actor NAME` out of the words of a call, for commands that decide. Returns the other words, and the operator: that name, or without it the
 * operating system's user.
 *
 * @throws UsageError when the option has no name
 */
export function readDecider(words: readonly string[]): { readonly by: Decider; readonly words: readonly string[] } {
  const at = words.findIndex((word) => word === '--actor' || word.startsWith('--actor='));
  if (at === -1) return { by: { actor: nameOfUser(), via: 'command' }, words };
  const isOneWord = words[at] !== '--actor';
  const actor = (isOneWord ? words[at]?.slice('--actor='.length) : words[at + 1])?.trim() ?? '';
  if (actor === '' || actor.startsWith('--')) throw new UsageError('--actor needs the name of the person who decides');
  return { by: { actor, via: 'command' }, words: words.toSpliced(at, isOneWord ? 1 : 2) };
}
