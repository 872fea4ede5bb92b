import { describe, expect, it } from 'vitest';
import type { MatchStatus } from '#domain/match/match-status.ts';
import { loadTennisPlayers } from '#sports/tennis/data/catalogue/tennis-players.ts';
import { account, key } from '#tests/factories/the-odds-api-answers.ts';
import { twoSidedLeagues } from '#tests/factories/the-odds-api-two-sided-answers.ts';
import { type Fixture, SourceAnswerError } from '../../source.ts';
import type { OddsApiAccount } from '../calls.ts';
import { createTheOddsApiTwoSidedSource } from './the-odds-api-two-sided-source.ts';

const players = { describe: loadTennisPlayers(), slugs: { atp: new Set<string>(), wta: new Set<string>() } };
const now = (time: string) => new Date(`2026-11-21T${time}:00Z`);
/* 3,100 credits a month are 100 a day, in two regions: four a call for tennis, six for basketball. */
const hundredADay = { ...account, creditsPerMonth: 3_100 };
const game = (kickoff: string, status: MatchStatus = 'scheduled'): Fixture => ({
  tournamentId: 'basketball.nba',
  season: '2026-27',
  matchday: null,
  kickoffUtc: now(kickoff),
  status,
  externalId: null,
});

/** Returns a source that has received the list of sports in season. */
function sourceOf(active: readonly string[], of: OddsApiAccount = hundredADay, leagues = twoSidedLeagues) {
  const source = createTheOddsApiTwoSidedSource(of, leagues, () => ({ players }));
  const [list] = source.calls([], now('00:00'));
  if (list === undefined) return expect.fail('no call for the list');
  const text = JSON.stringify([...active, 'golf_masters'].map((sport) => ({ key: sport, group: 'Any', active: true })));
  return { source, list, batch: source.read(list, text, now('00:00'), undefined) };
}
const planAt = ({ source }: ReturnType<typeof sourceOf>, time: string, fixtures: readonly Fixture[] = []) =>
  source.calls(fixtures, now(time)).map(({ name, everySeconds, cost, moments }) => {
    const at = moments === undefined ? everySeconds : (moments.next?.toISOString().slice(11, 16) ?? 'over');
    return `${name.replace(/\?.*markets=([^&]+).*/, ' $1').replace(/\?.*/, '')} ${at} ${cost}`;
  });

it('asks for nothing but the free list of sports until it is known what is in season, and then for that alone', () => {
  const source = createTheOddsApiTwoSidedSource(hundredADay, twoSidedLeagues, () => ({ players }));
  expect(source.calls([], now('12:00'))).toEqual([
    {
      name: 'sports?all=false',
      url: new URL(`https://api.the-odds-api.test/v4/sports?all=false&apiKey=${key}`),
      everySeconds: 60,
      maxBytes: 8_000_000,
      cost: 0,
      isAlwaysWhole: true,
    },
  ]);
  expect(planAt(sourceOf(['tennis_atp_metz']), '12:00')).toEqual(['sports 21600 0', 'sports/tennis_atp_metz/events 21600 0']);
  expect(planAt(sourceOf([]), '12:00')).toEqual(['sports 21600 0']);
});

describe('a day of the NBA with games at 18:00 and 20:00', () => {
  const nba = sourceOf(['basketball_nba', 'tennis_atp_metz']);
  const games = [game('18:00'), game('20:00')];

  /* The 60 credits for prices pay for ten calls at six: 17:00 and 19:00, 17:45 and 19:45; 15:00, three hours before the first, as 17:00 is that before the second; 06:00, twelve hours
     before the one and fourteen before the other; 12:00, six hours before, as 15:00 does for the second; and of the hours the nearest that are left, 16:00, 14:00 and 13:00. */
  it('asks for prices in the hours before, and for none where no match is known', () => {
    expect(planAt(nba, '11:00', games)).toEqual([
      'sports 21600 0',
      'sports/basketball_nba/odds h2h,spreads,totals 12:00 6',
      'sports/tennis_atp_metz/events 21600 0',
      'sports/basketball_nba/events 21600 0',
    ]);
    expect(nba.source.priceSpending?.(games, now('11:00'))).toEqual({ budget: 60, cost: 60, calls: 10, matches: 2, unreached: 0 });
    expect(planAt(nba, '17:30', games)[1]).toBe('sports/basketball_nba/odds h2h,spreads,totals 17:45 6');
  });

  /* The games are on for five of the day's hours, 18:00 to 23:00, which the other 40 credits pay for at two a call: 18,000 s / 20. */
  it('asks for scores while a game is open, and seldom when no end is told of any', () => {
    expect(planAt(nba, '18:00', games)[1]).toBe('sports/basketball_nba/scores 900 2');
    expect(planAt(nba, '23:30', games)[1]).toBe('sports/basketball_nba/scores 3600 2');
    const over = [game('18:00', 'finished'), game('20:00', 'finished')];
    expect(planAt(nba, '22:30', over).join()).not.toContain('scores');
  });

  it('leaves its scores to another source where one is asked for them', () => {
    const leagues = twoSidedLeagues.map((league) => ({ ...league, withScores: false }));
    const plan = planAt(sourceOf(['basketball_nba'], hundredADay, leagues), '19:00', games);
    expect(plan.join()).not.toContain('scores');
  });
});

it('refuses an account whose part of the credits does not reach for a call a day', () => {
  const poor = { ...account, creditsPerMonth: 500, share: 1 / 3 };
  expect(() => sourceOf([], poor)).toThrow(
    new RangeError('500 credits a month, 5 a day beside other sports, do not reach for a call a day that costs 6'),
  );
});

describe('the list of sports', () => {
  it('is not forgotten over an answer that is none', () => {
    const { source, list } = sourceOf(['basketball_nba']);
    for (const text of ['<html>Maintenance</html>', '[{"key":"basketball_nba"', '{"error_code":"EXCEEDED_FREQ_LIMIT"}']) {
      expect(() => source.read(list, text, now('13:00'), undefined)).toThrow(SourceAnswerError);
    }
    expect(source.calls([], now('13:00'))).toHaveLength(2);
  });

  it('holds a tournament of tennis that the catalogue does not know', () => {
    const { batch } = sourceOf(['tennis_wta_nowhere', 'tennis_atp_metz', 'cricket_ipl', 'basketball_nba_preseason']);
    expect(batch).toMatchObject({
      matches: [],
      problems: [{ source: 'sports?all=false', row: 1, field: 'key', value: 'tennis_wta_nowhere', code: 'unknown-competition' }],
    });
    expect(batch.problems).toHaveLength(1);
  });
});
