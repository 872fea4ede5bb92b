import { describe, expect, it } from 'vitest';
import { sharedData } from '#tests/factories/shared-data.ts';
import { holdsOfficialTables, verifyOfficialTables } from './verify-official-tables.ts';

const folder = sharedData('tables');

describe.skipIf(folder === undefined)('official tables of some fifty seasons (skipped where ../shared/data/tables is not there)', () => {
  it('are those that the catalogue makes of the results', () => {
    if (folder === undefined) return;
    expect(holdsOfficialTables(folder)).toBe(true);
    const { tables } = verifyOfficialTables(folder);
    expect(tables.filter(({ differences }) => differences !== undefined && differences.length > 0)).toEqual([]);
    expect(tables.filter(({ differences }) => differences?.length === 0)).toHaveLength(175);
  });
});
