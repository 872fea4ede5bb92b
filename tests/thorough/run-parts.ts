import { spawn } from 'node:child_process';
import type { ThoroughPart } from './thorough-parts.ts';

/** The result of one part of a thorough run. */
export interface PartResult {
  readonly seed: number;
  readonly result: 'passed' | 'failed' | 'took too long';
  readonly seconds: number;
}

/** The results of parts by their names. */
export type PartResults = Readonly<Record<string, PartResult>>;

export interface PartRun {
  readonly seed: number;
  /** True when the seed was chosen by hand: parts that passed with another one are run again. */
  readonly isSeedChosen: boolean;
  /** The known results of the same sources: parts that passed are not run again. */
  readonly known: PartResults;
  /** Milliseconds after which a part is ended. */
  readonly limitMs: number;
  /** Returns the program that a part's command starts, with its arguments. */
  program(command: readonly [called: string, ...words: string[]]): readonly [program: string, ...words: string[]];
  say(line: string): void;
  /** Stores the known results after each part, so that an interrupted run can go on. */
  store(results: PartResults): void;
}

/** Runs parts one after the other, also after one that failed; returns the results of all of them. */
export async function runParts(parts: readonly ThoroughPart[], run: PartRun): Promise<PartResults> {
  const results: Record<string, PartResult> = { ...run.known };
  for (const part of parts) {
    const known = results[part.name];
    if (known?.result === 'passed' && (!run.isSeedChosen || known.seed === run.seed)) {
      run.say(`== ${part.name}: passed before, with seed ${known.seed}`);
      continue;
    }
    run.say(`== ${part.name}, seed ${run.seed}: ${part.what}`);
    const result = await runPart(part, run);
    results[part.name] = result;
    run.store(results);
    run.say(`== ${part.name}: ${result.result} after ${result.seconds} s`);
  }
  return Object.fromEntries(parts.map(({ name }) => [name, results[name] as PartResult]));
}

async function runPart(part: ThoroughPart, { seed, limitMs, program }: PartRun): Promise<PartResult> {
  const [called, ...words] = program(part.command(seed));
  const began = performance.now();
  const env = { ...process.env, ...part.variables, THOROUGH: 'yes', THOROUGH_SEED: String(seed) };
  const child = spawn(called, words, { stdio: 'inherit', env });
  let isTooLong = false;
  const limit = setTimeout(() => {
    isTooLong = true;
    child.kill('SIGTERM');
  }, limitMs);
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  try {
    const code = await new Promise<number | null>((ended, failed) => {
      child.once('error', failed);
      child.once('exit', ended);
    });
    const seconds = Math.round((performance.now() - began) / 1_000);
    return { seed, result: isTooLong ? 'took too long' : code === 0 ? 'passed' : 'failed', seconds };
  } finally {
    clearTimeout(limit);
    process.off('exit', end);
  }
}
