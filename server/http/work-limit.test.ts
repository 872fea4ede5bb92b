import { expect, it } from 'vitest';
import { BusyError, type Urgency, WorkLimit } from './work-limit.ts';

/** Returns functions that start work by a name and end it when the test says so. */
function work(limit: WorkLimit) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    ask: (name: string, urgency: Urgency = 'visitor') =>
      limit.run(urgency, () => {
        begun.push(name);
        return new Promise<string>((end) => {
          ends.set(name, () => end(name));
        });
      }),
    end: (name: string) => ends.get(name)?.(),
  };
}

it('does so much at once, lets so much wait, and turns the rest away', async () => {
  const limit = new WorkLimit({ maxAtOnce: 2, maxWaiting: 1, maxWaitMs: 1_000 });
  const { ask, begun, end } = work(limit);
  const [first, second, third] = ['first', 'second', 'third'].map((name) => ask(name));
  await expect(ask('fourth')).rejects.toThrow(BusyError);
  expect([begun, limit.waiting, limit.turnedAway]).toEqual([['first', 'second'], 1, 1]);
  end('first');
  expect(await first).toBe('first');
  expect([begun, limit.waiting]).toEqual([['first', 'second', 'third'], 0]);
  end('second');
  end('third');
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  const last = ask('last');
  end('last');
  expect(await last).toBe('last');
});

it('begins held pages before what visitors wait for, and that before what browsers fetch in case', async () => {
  const limit = new WorkLimit({ maxAtOnce: 1, maxWaiting: 2, maxWaitMs: 1_000 });
  const { ask, begun, end } = work(limit);
  const names: [string, Urgency][] = [
    ['at work', 'visitor'],
    ['in case', 'speculative'],
    ['asked', 'visitor'],
    ['held', 'held'],
    ['also held', 'held'],
  ];
  const all = names.map(([name, urgency]) => ask(name, urgency));
  // A held page has a place that no other work gets.
  expect(begun).toEqual(['at work', 'held']);
  for (const name of ['at work', 'held', 'also held', 'asked', 'in case']) {
    end(name);
    await all[names.findIndex(([own]) => own === name)];
  }
  expect(begun).toEqual(['at work', 'held', 'also held', 'asked', 'in case']);
});

it('turns away whoever has waited for too long, so that nobody is answered whose browser has given up', async () => {
  let now = 0;
  const limit = new WorkLimit({ maxAtOnce: 1, maxWaiting: 5, maxWaitMs: 1_000, timer: () => now });
  const { ask, begun, end } = work(limit);
  const atWork = ask('at work');
  const early = expect(ask('early')).rejects.toThrow('the wait was too long');
  now = 600;
  const late = ask('late');
  now = 1_100;
  end('at work');
  await Promise.all([atWork, early]);
  expect(begun).toEqual(['at work', 'late']);
  end('late');
  await late;
});

it('goes on after work that failed', async () => {
  const limit = new WorkLimit({ maxAtOnce: 1, maxWaiting: 1, maxWaitMs: 1_000 });
  await expect(limit.run('visitor', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run('visitor', async () => 'yes')).toBe('yes');
});
