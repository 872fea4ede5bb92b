import { expect, it } from 'vitest';
import { type PartResults, type PartRun, runParts } from './run-parts.ts';
import type { ThoroughPart } from './thorough-parts.ts';

const part = (name: string, script: string): ThoroughPart => ({
  name,
  what: `what ${name} does`,
  command: (seed) => ['-e', script, String(seed)],
});
const passing = part('passing', "process.exit(process.env.THOROUGH === 'yes' && process.env.THOROUGH_SEED === process.argv[1] ? 0 : 1)");
const failing = part('failing', 'process.exit(3)');
const endless = part('endless', 'setInterval(() => {}, 1000)');

/** Runs parts by Node with seed 12; returns their results, the printed lines, and the results stored after each part. */
async function run(parts: readonly ThoroughPart[], more: Partial<PartRun> = {}) {
  const said: string[] = [];
  const stored: PartResults[] = [];
  const results = await runParts(parts, {
    seed: 12,
    isSeedChosen: false,
    known: {},
    limitMs: 60_000,
    program: (command) => [process.execPath, ...command],
    say: (line) => said.push(line),
    store: (known) => stored.push({ ...known }),
    ...more,
  });
  const ends = Object.fromEntries(Object.entries(results).map(([name, { seed, result }]) => [name, `${result} ${seed}`]));
  return { ends, said, stored };
}

it('goes on after a part that failed, with the seed and the amounts of a thorough run, and stores each result at once', async () => {
  const { ends, said, stored } = await run([failing, passing]);
  expect(ends).toEqual({ failing: 'failed 12', passing: 'passed 12' });
  expect(stored.map((known) => Object.keys(known))).toEqual([['failing'], ['failing', 'passing']]);
  expect(said[0]).toBe('== failing, seed 12: what failing does');
  expect(said[1]).toMatch(/^== failing: failed after \d+ s$/);
});

it('leaves out what passed before, and runs again what failed', async () => {
  const before = { seed: 7, seconds: 9 } as const;
  const { ends, said } = await run([failing, passing], {
    known: { failing: { ...before, result: 'passed' }, passing: { ...before, result: 'failed' } },
  });
  expect(ends).toEqual({ failing: 'passed 7', passing: 'passed 12' });
  expect(said[0]).toBe('== failing: passed before, with seed 7');
});

it('runs again what passed with another seed than the one that was chosen', async () => {
  const known = { passing: { seed: 7, seconds: 9, result: 'passed' } } as const;
  expect((await run([passing], { known, isSeedChosen: true })).ends).toEqual({ passing: 'passed 12' });
  expect((await run([passing], { known, isSeedChosen: true, seed: 7 })).said).toEqual(['== passing: passed before, with seed 7']);
});

it('gives a part its variables', async () => {
  const script = "process.exit(process.env.NODE_ENV === 'production' && process.env.THOROUGH === 'yes' ? 0 : 1)";
  expect((await run([{ ...part('varied', script), variables: { NODE_ENV: 'production' } }])).ends).toEqual({ varied: 'passed 12' });
});

it('ends a part that takes too long', async () => {
  expect((await run([endless], { limitMs: 100 })).ends).toEqual({ endless: 'took too long 12' });
});
