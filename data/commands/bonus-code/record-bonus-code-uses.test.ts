import { expect, it } from 'vitest';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { createTestDatabase } from '#tests/factories/test-database.ts';
import { recordBonusCodeUses } from './record-bonus-code-uses.ts';

const { db } = await createTestDatabase();
const saturday = localDayOf(new Date('2026-11-21T12:00:00Z'), 'UTC');
const sunday = localDayOf(new Date('2026-11-22T12:00:00Z'), 'UTC');

it('adds up the uses of each code over all days', async () => {
  expect(await countBonusCodeUses(db, 'FIRST')).toEqual({ copied: 0, followed: 0 });
  await recordBonusCodeUses(db, [
    { code: 'FIRST', day: saturday, copied: 2, followed: 1 },
    { code: 'FIRST', day: sunday, copied: 1, followed: 0 },
    { code: 'OTHER', day: sunday, copied: 7, followed: 7 },
  ]);
  await recordBonusCodeUses(db, [{ code: 'FIRST', day: sunday, copied: 0, followed: 4 }]);
  expect(await countBonusCodeUses(db, 'FIRST')).toEqual({ copied: 3, followed: 5 });
});

it('counts each of two hundred uses at once', async () => {
  await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      recordBonusCodeUses(db, [{ code: 'RUSH', day: sunday, copied: at % 4 === 0 ? 0 : 1, followed: at % 4 === 0 ? 1 : 0 }]),
    ),
  );
  expect(await countBonusCodeUses(db, 'RUSH')).toEqual({ copied: 150, followed: 50 });
});
