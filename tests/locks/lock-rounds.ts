import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Random } from '#domain/chance/random.ts';

const contenders = 6;
/** Milliseconds for which each holds the lock, in which the others try for it several times. */
const severalLooksMs = 250;
const script = fileURLToPath(new URL('./lock-contender.ts', import.meta.url));

export interface LockFigures {
  readonly rounds: number;
  /** The number of times that a process held the lock. `killed` and `suspended` count the holders to which that happened. */
  readonly held: number;
  readonly killed: number;
  readonly suspended: number;
  /** The number of times that a process got the lock while another held it; must be 0. */
  readonly heldByTwo: number;
}

/**
 * Returns the figures of rounds in which six processes want one lock at once. In each round the first and the last holder are killed, the
 * second is suspended for a while, and the others are killed, suspended or left alone at random.
 */
export async function playLockRounds(file: string, rounds: number, random: Random): Promise<LockFigures> {
  const figures = { rounds, held: 0, killed: 0, suspended: 0, heldByTwo: 0 };
  for (let round = 0; round < rounds; round += 1) await playRound(file, random, figures);
  return figures;
}

type Mutable<Type> = { -readonly [Member in keyof Type]: Type[Member] };

async function playRound(file: string, random: Random, figures: Mutable<LockFigures>): Promise<void> {
  const holders = new Set<ChildProcess>();
  let wake: () => void = () => {};
  const children = await Promise.all(Array.from({ length: contenders }, () => startContender(file)));
  for (const { child, lines } of children) {
    lines.on('line', () => {
      figures.held += 1;
      if (holders.size > 0) figures.heldByTwo += 1;
      holders.add(child);
      wake();
    });
  }
  for (const { child } of children) child.stdin.write('begin\n');
  for (let turn = 0; turn < contenders; turn += 1) {
    while (holders.size === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    // The lock that the last one leaves behind is what the next round begins with.
    const isKilled = turn === 0 || turn === contenders - 1 || random.integer(3) === 0;
    const isSuspended = turn === 1 || random.integer(2) === 0;
    if (isSuspended) {
      for (const holder of holders) holder.kill('SIGSTOP');
      figures.suspended += 1;
    }
    await pause(severalLooksMs);
    const ending = [...holders];
    turn += ending.length - 1;
    // From here on the next may hold it.
    holders.clear();
    for (const holder of ending) {
      if (isKilled) holder.kill('SIGKILL');
      else {
        holder.kill('SIGCONT');
        holder.stdin?.write('end\n');
      }
    }
    if (isKilled) figures.killed += 1;
  }
  await Promise.all(children.map(({ ended }) => ended));
}

async function startContender(file: string) {
  const child = spawn(process.execPath, [script, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.on('error', () => {
    // It was killed before it read.
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  return { child, lines, ended };
}
