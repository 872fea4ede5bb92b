import { expect, it } from 'vitest';
import type { SeasonFacts } from '#domain/tournament/season/season-facts.ts';
import { seasonTables } from '#domain/tournament/season/season-tables.ts';
import type { SeasonFormat } from '#domain/tournament/season-format.ts';
import { contradictionsOf } from './check-decided.ts';

const format: SeasonFormat = {
  stages: [
    {
      id: 'league',
      kind: 'league',
      tables: [{ id: 'league', participants: { from: 'all' }, meetings: 2, carry: { points: 'none', record: false }, order: ['points'] }],
    },
  ],
};
const win = (homeId: number, awayId: number, day: number) => ({
  homeId,
  awayId,
  kickoffUtc: new Date(Date.UTC(2024, 0, day)),
  goals: { home: 1, away: 0 },
});
/* Before the sixth match, 1 is first with 9 points, and 2 and 3 have 3 each. */
const facts: SeasonFacts = {
  clubs: [1, 2, 3],
  matches: [win(1, 2, 1), win(1, 3, 2), win(2, 1, 3), win(1, 3, 4), win(3, 2, 5), win(2, 3, 6)],
};
const { tables } = seasonTables(format, facts);

it('what was decided comes so', () => {
  expect(contradictionsOf(format, facts, tables)).toEqual([]);
});

it('what was decided and did not come so is told', () => {
  const otherEnd = tables.map((table) => ({ ...table, rows: table.rows.map((row) => ({ ...row, place: row.teamId === 1 ? 2 : 1 })) }));
  expect(contradictionsOf(format, facts, otherEnd)).toContain('league: club 1 was to end between 1 and 1 on 2024-01-06, and ended 2');
});

it('what was decided before a ruling is not asked', () => {
  const adjustments = [{ teamId: 1, points: -9, decidedAt: new Date(Date.UTC(2024, 0, 7)) }];
  const ruled = { ...facts, adjustments };
  expect(contradictionsOf(format, ruled, seasonTables(format, ruled).tables)).toEqual([]);
});
