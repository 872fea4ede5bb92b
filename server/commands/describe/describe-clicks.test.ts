import { expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { describeClicks } from './describe-clicks.ts';

const whole = { from: undefined, to: undefined };

it('tells a line a link and their sum', () => {
  const counted = [
    { bookmaker: 'bet365', sport: 'soccer', placement: 'hbanner', clicks: 1_204 },
    { bookmaker: 'williamhill', sport: '', placement: '', clicks: 7 },
  ];
  expect(describeClicks('real', { from: '2026-11-01' as LocalDay, to: undefined }, counted)).toEqual([
    'links to bookmakers that were followed from 2026-11-01 until now (real)',
    'bookmaker      sport  placement  clicks',
    'bet365        soccer    hbanner    1204',
    'William Hill                          7',
    'all                                1211',
  ]);
});

it('says so when there were none', () => {
  expect(describeClicks('demonstration', whole, [])).toEqual([
    'no link to a bookmaker was followed from the beginning until now (demonstration)',
  ]);
});
