import { expect, it } from 'vitest';
import type { JudgedQuestion } from './judged-sport.ts';
import { scoreQuestion } from './score-questions.ts';

const asked = (happened: boolean, own: number | undefined, market: number | undefined, group = 'all season'): JudgedQuestion => ({
  name: 'winner',
  groups: [group],
  happened,
  chances: { own, market },
});
const definition = { name: 'winner', forecasters: ['own', 'market'], references: ['market'] };

it('scores every forecaster over the matches about which all say something', () => {
  const report = scoreQuestion(definition, [
    asked(true, 0.5, 0.8),
    asked(false, 0.5, 0.2),
    asked(true, 0.9, undefined),
    { ...asked(true, 0.1, 0.1), name: 'another question' },
  ]);
  const [all] = report.groups;
  expect(all).toMatchObject({ group: 'in all', matches: 2, notCompared: 1 });
  const [own, market] = all?.forecasters ?? [];
  expect(own?.logLoss).toBeCloseTo(Math.LN2, 12);
  expect(market?.logLoss).toBeCloseTo(-Math.log(0.8), 12);
  /* 0.5² + 0.5², and 0.2² + 0.2². */
  expect([own?.brier, market?.brier]).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.08, 12)]);
  /* Both forecasters are as wrong about one match as about the other. */
  const behind = (Math.LN2 / -Math.log(0.8) - 1) * 100;
  expect(own?.gaps).toEqual([
    { behind: 'market', percent: expect.closeTo(behind, 9), interval: [expect.closeTo(behind, 9), expect.closeTo(behind, 9)] },
  ]);
  expect(market?.gaps).toEqual([]);
});

it('scores the groups apart, and none about which nobody can be compared', () => {
  const { groups } = scoreQuestion(definition, [
    asked(true, 0.5, 0.8, '2022'),
    asked(true, 0.4, 0.8, '2023'),
    asked(true, 0.4, undefined, '2024'),
  ]);
  expect(groups.map(({ group, matches }) => [group, matches])).toEqual([
    ['in all', 2],
    ['2022', 1],
    ['2023', 1],
  ]);
});
