import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type ThoroughPart, thoroughParts } from './thorough-parts.ts';

/** The words after the command are not understood; the message names the word. */
export class WrongThoroughCallError extends Error {
  override readonly name = 'WrongThoroughCallError';
}

export interface ThoroughCall {
  readonly parts: readonly ThoroughPart[];
  readonly seed: number;
  readonly isSeedChosen: boolean;
  /** Parts that passed before are run again. */
  readonly anew: boolean;
  /** The parts are only listed. */
  readonly list: boolean;
}

/** Returns what the words of `npm run test:thorough -- [part …] [--seed N] [--anew] [--list]` ask for; without parts all of them. */
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
