import { describe, expect, it } from 'vitest';
import type { AnyBet } from '#domain/sports/sport-types.ts';
import { legKey, parseLegKey } from './leg-key.ts';

const bets: readonly AnyBet[] = [
  { market: 'match-result', line: 0, selection: 'draw' },
  { market: 'double-chance', line: 0, selection: 'home-or-away' },
  { market: 'draw-no-bet', line: 0, selection: 'away' },
  { market: 'total-goals', line: 2.25, selection: 'under' },
  { market: 'both-teams-to-score', line: 0, selection: 'no' },
  { market: 'asian-handicap', line: -1.75, selection: 'home' },
  { market: 'half-time-result', line: 0, selection: 'home' },
  { market: 'correct-score', line: 0, selection: '2-1' },
  { market: 'match-winner', line: 0, selection: 'second' },
  { market: 'set-handicap', line: -1.5, selection: 'first' },
  { market: 'total-games', line: 38.5, selection: 'over' },
  { market: 'moneyline', line: 0, selection: 'away' },
  { market: 'spread', line: -12, selection: 'home' },
  { market: 'total', line: 216.5, selection: 'under' },
];

describe('a leg as one word', () => {
  it.each(bets)('is read again as it was written: %o', (bet) => {
    expect(parseLegKey(legKey({ matchId: 12, bet }))).toEqual({ matchId: 12, bet });
  });

  it('is written match, market, line, selection', () => {
    expect(legKey({ matchId: 12, bet: { market: 'asian-handicap', line: -0.5, selection: 'away' } })).toBe('12:asian-handicap:-0.5:away');
  });

  it('has line 0 on the winner of a match of tennis, as a tip of the ledger has', () => {
    expect(legKey({ matchId: 12, bet: { market: 'match-winner', line: 0, selection: 'first' } })).toBe('12:match-winner:0:first');
  });

  it('has one line of nothing, whatever its sign', () => {
    expect(parseLegKey('12:asian-handicap:-0:home')?.bet).toMatchObject({ line: 0 });
    expect(parseLegKey('12:spread:-0:home')?.bet).toMatchObject({ line: 0 });
  });

  it.each([
    '',
    '12',
    '0:match-result:0:home',
    '3000000000:match-result:0:home',
    '1e3:match-result:0:home',
    '12:result:0:home',
    '12:toString:0:home',
    '12:match-result:0:over',
    '12:match-result:0.5:home',
    '12:total-goals:0:over',
    '12:total-goals:2.1:over',
    '12:total-goals:12.5:over',
    '12:total-goals::over',
    '12:asian-handicap:-6.25:home',
    '12:correct-score:0:2–1',
    '12:correct-score:0:10-0',
    '12:match-result:0:home:',
    '12:match-winner:0:home',
    '12:match-winner:1.5:first',
    '12:set-handicap:3.5:first',
    '12:spread:-4.25:home',
    '12:total-games:2.5:over',
    '12:total:1000.5:over',
  ])('is not "%s"', (text) => {
    expect(parseLegKey(text)).toBeUndefined();
  });
});
