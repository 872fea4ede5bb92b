import { expect, it } from 'vitest';
import { wholeChances } from '#domain/chance/whole-chances.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { wholePercents } from './whole-percents.ts';

const { db } = await createTestDatabase();

it.each([
  [0.455, 0.265, 0.28, [46, 26, 28]],
  [0.335, 0.335, 0.33, [34, 33, 33]],
  [0.704, 0.173, 0.123, [71, 17, 12]],
  [0.6666, null, 0.3334, [67, 0, 33]],
  [1, 0, 0, [100, 0, 0]],
] as const)('the chances %s, %s and %s are shown as whole per cents that add up', async (home, draw, away, shown) => {
  const { rows } = await db.query(`select ${wholePercents('$1::real', '$2::real', '$3::real')} as shown`, [home, draw, away]);
  expect(rows[0].shown).toEqual(shown);
});

it('rounds as the page of a match does', async () => {
  const chances = Array.from({ length: 60 }, (_, at) =>
    [20 + at, 31 + (at % 7), 0].map((weight, side) => (side === 2 ? 97 - (at % 11) : weight)),
  )
    .map((weights) => weights.map((weight) => weight / weights.reduce((sum, one) => sum + one, 0)))
    .map((parts) => parts.map((part) => Number(part.toFixed(4))))
    .map(([home = 0, draw = 0]) => [home, draw, Number((1 - home - draw).toFixed(4))] as const);
  const { rows } = await db.query(
    `select ${wholePercents('c.home', 'c.draw', 'c.away')} as shown from unnest($1::numeric[], $2::numeric[], $3::numeric[]) as c(home, draw, away)`,
    [chances.map(([home]) => home), chances.map(([, draw]) => draw), chances.map(([, , away]) => away)],
  );
  expect(rows.map(({ shown }) => shown)).toEqual(chances.map((three) => wholeChances(three).map((chance) => Math.round(100 * chance))));
});
