import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { TestOrder } from './test-order.ts';

const files = ['browser', 'floors', 'pages'].flatMap((name) =>
  Array.from({ length: 20 }, (_, at) => ({ moduleId: `/checkout/${name}-${at}.test.ts`, project: { name } }) as TestSpecification),
);

/** Returns the files in the order of a run that shuffles by a seed. */
async function shuffled(seed: number, given = files): Promise<readonly string[]> {
  const run = { config: { root: '/checkout', sequence: { shuffle: true, seed } } } as unknown as Vitest;
  return (await new TestOrder(run).sort([...given])).map(({ moduleId }) => moduleId);
}

it('a seed gives the files of each project one order, whatever order they come in', async () => {
  const once = await shuffled(1);
  expect(await shuffled(1, files.toReversed())).toEqual(once);
  expect(await shuffled(2)).not.toEqual(once);
  expect(once.toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted());
  expect(once.slice(0, 20)).not.toEqual(files.slice(20, 40).map(({ moduleId }) => moduleId));
});

it('shuffled projects follow one another: floors, pages, browser', async () => {
  const projects = (await shuffled(3)).map((file) => /\/(\w+)-/.exec(file)?.[1]);
  expect(projects).toEqual(['floors', 'pages', 'browser'].flatMap((name) => Array<string>(20).fill(name)));
});
