import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { countKinds } from '#domain/forecast/counts/count-forecast.ts';
import { countRecord } from '#domain/forecast/counts/count-record.ts';

it.each(countKinds)('has the figures of %s that the backtest gave', async (kind) => {
  const page = await readFile(new URL('../../docs/backtest.md', import.meta.url), 'utf8');
  const cells = new RegExp(`^\\| ${kind} \\|(.+)\\|$`, 'm').exec(page)?.[1]?.split('|') ?? [];
  const [matches, right, promised, rightByLeagueRate] = [0, 6, 7, 8].map((at) => Number(cells[at]?.replace(',', '')));
  const { [kind]: record } = countRecord;
  expect({ matches, right, promised, rightByLeagueRate }).toEqual({
    matches: record.matches,
    right: expect.closeTo(record.right * 100, 9),
    promised: expect.closeTo(record.promised * 100, 9),
    rightByLeagueRate: expect.closeTo(record.rightByLeagueRate * 100, 9),
  });
});
