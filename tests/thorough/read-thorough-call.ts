import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ThoroughPart, thoroughParts } from './thorough-parts.ts';

/** The error of a wrong call of the command; the message names the word. */
export class WrongThoroughCallError extends Error {
  override readonly name = 'WrongThoroughCallError';
}

export interface ThoroughCall {
  readonly parts: readonly ThoroughPart[];
  readonly seed: number;
  readonly isSeedChosen: boolean;
  /** True to run parts that passed before again. */
  readonly anew: boolean;
  /** True to list the parts without running them. */
  readonly list: boolean;
}

/** Returns the call that the words of `npm run test:thorough -- [part …] [--seed N] [--anew] [--list]` describe; without parts all of them. */
export function readThoroughCall(words: readonly string[]): ThoroughCall {
  const { values, positionals } = parse(words);
  const parts = positionals.map((name) => thoroughParts.find((part) => part.name === name) ?? refuse(`there is no part "${name}"`));
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 1) return refuse(`--seed wants a whole number from 1 on, not "${values.seed}"`);
  return {
    parts: parts.length === 0 ? thoroughParts : parts,
    seed,
    isSeedChosen: values.seed !== undefined,
    anew: values.anew,
    list: values.list,
  };
}

function parse(words: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const options = { seed: { type: 'string' }, anew: flag, list: flag } as const;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

function refuse(reason: string): never {
  const names = thoroughParts.map(({ name }) => name).join(', ');
  throw new WrongThoroughCallError(`${reason}\nnpm run test:thorough -- [part …] [--seed 42] [--anew] [--list]; the parts are ${names}`);
}
