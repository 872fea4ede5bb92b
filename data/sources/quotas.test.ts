import { expect, it } from 'vitest';
import { createApiFootballSource } from '#sports/football/data/sources/api-football/api-football-source.ts';
import { createFootballDataOrgSource } from '#sports/football/data/sources/football-data-org/football-data-org-source.ts';
import { createTheOddsApiSource } from './the-odds-api/the-odds-api-source.ts';

const now = new Date('2026-11-21T15:42:30Z');
const account = { address: new URL('http://127.0.0.1:1/'), key: 'a-key-of-ours' };

it('football-data.org counts down the calls of the minute, and says when it ends', () => {
  const source = createFootballDataOrgSource(account, []);
  const headers = new Headers({ 'X-Requests-Available-Minute': '7', 'X-RequestCounter-Reset': '21' });
  expect(source.quotas?.(headers, now)).toEqual([{ window: 'minute', callsLeft: 7, renewsAt: new Date('2026-11-21T15:42:51Z') }]);
});

it('API-Football counts down the calls of the day, which ends at midnight UTC, and of the minute', () => {
  const source = createApiFootballSource(account, []);
  const headers = new Headers({ 'x-ratelimit-requests-remaining': '0', 'X-RateLimit-Remaining': '9' });
  expect(source.quotas?.(headers, now)).toEqual([
    { window: 'day', callsLeft: 0, renewsAt: new Date('2026-11-22T00:00:00Z') },
    { window: 'minute', callsLeft: 9, renewsAt: new Date('2026-11-21T15:43:30Z') },
  ]);
});

it('The Odds API counts credits of the month', () => {
  const source = createTheOddsApiSource({ ...account, regions: ['eu', 'uk'], creditsPerMonth: 500 }, []);
  const left = (credits: string) => source.quotas?.(new Headers({ 'x-requests-remaining': credits }), now);
  expect(left('13')).toEqual([{ window: 'month', callsLeft: 13, renewsAt: new Date('2026-12-01T00:00:00Z') }]);
});

it('an answer without such headers, or without a number in them, counts nothing', () => {
  const source = createApiFootballSource(account, []);
  expect(source.quotas?.(new Headers({ 'x-ratelimit-requests-remaining': 'many' }), now)).toEqual([]);
});
