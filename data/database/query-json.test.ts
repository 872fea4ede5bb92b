import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { queryJson } from './query-json.ts';

const { db } = await createTestDatabase();

interface Row {
  readonly place: number;
  readonly begins: Date;
  readonly ends: Date | null;
  readonly price: number;
  readonly isKnown: boolean;
  readonly name: string;
  readonly colours: readonly string[];
  readonly bet: { readonly line: number } | null;
}

const text = `select * from (values
    (1, '2024-04-06 14:00:00.123+00'::timestamptz, null::timestamptz, 0.1::float8 + 0.2, true, 'Ö"\\ñ' || chr(10) || '⚽', array['#fff', 'a,b"c'], '{"line": -0.25}'::jsonb),
    (2, '1999-12-31 23:59:59+00', '2024-03-31 01:30:00+00', 1.35, false, '', array[]::text[], null)
  ) as listed (place, begins, ends, price, "isKnown", name, colours, bet)
  where place >= $1 order by place desc`;

it('gives the rows that the driver gives, in their order', async () => {
  const { rows } = await db.query<Row>(text, [1]);
  expect(rows.map(({ place }) => place)).toEqual([2, 1]);
  expect(rows[1]).toMatchObject({ begins: new Date('2024-04-06T14:00:00.123Z'), ends: null, price: 0.30000000000000004 });
  expect(await queryJson<Row>(db, { name: 'rows-as-json', text, values: [1] }, ['begins', 'ends'])).toEqual(rows);
});

it('gives an empty list where there are none', async () => {
  expect(await queryJson<Row>(db, { name: 'no-rows-as-json', text, values: [3] }, ['begins', 'ends'])).toEqual([]);
});

it('says what PostgreSQL says of a mistake', async () => {
  await expect(queryJson<Row>(db, { name: 'mistaken', text: 'select nothing', values: [] }, ['begins'])).rejects.toThrow(
    'column "nothing" does not exist',
  );
});
