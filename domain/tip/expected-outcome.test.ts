import { describe, expect, it } from 'vitest';
import { expectedInFootball } from '#domain/match/expected-outcome.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { MatchPeriod, MatchStatus } from '#domain/match/match-status.ts';
import type { Bet, BetOutcome } from '#domain/odds/bet.ts';
import { betsOfLine } from '#domain/odds/bets-of-line.ts';
import type { MarketDefinition } from '#domain/odds/markets/market-definition.ts';
import { betMarkets, marketNames } from '#domain/odds/markets/markets.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';

const total = (selection: 'over' | 'under', line: number): Bet => ({ market: 'total-goals', line, selection });
const both = (selection: 'yes' | 'no'): Bet => ({ market: 'both-teams-to-score', line: 0, selection });
const result = (selection: 'home' | 'draw' | 'away'): Bet => ({ market: 'match-result', line: 0, selection });
const atBreak = (selection: 'home' | 'draw' | 'away'): Bet => ({ market: 'half-time-result', line: 0, selection });
const exact = (selection: `${number}-${number}`): Bet => ({ market: 'correct-score', line: 0, selection });
const goals = (home: number, away: number): Goals => ({ home, away });
const at = (home: number, away: number, period: MatchPeriod | null = 'second-half') => ({
  status: 'live' as const,
  period,
  score: goals(home, away),
});

describe('a tip on a match that is on', () => {
  it.each<[string, Bet, Goals, BetOutcome | undefined]>([
    ['under 3.5 at 2–2 can no longer win', total('under', 3.5), goals(2, 2), 'lost'],
    ['under 3.5 at 2–1 is open', total('under', 3.5), goals(2, 1), undefined],
    ['over 2.5 at 2–1 can no longer lose', total('over', 2.5), goals(2, 1), 'won'],
    ['over 2.5 at 1–1 is open', total('over', 2.5), goals(1, 1), undefined],
    ['over 3 at 3 goals has its stake back and may still win', total('over', 3), goals(3, 0), undefined],
    ['under 3 at 3 goals has its stake back and may still lose', total('under', 3), goals(1, 2), undefined],
    ['over 2.75 at 3 goals has won a half and may win both', total('over', 2.75), goals(2, 1), 'won'],
    ['under 2.75 at 3 goals has lost a half and may lose both', total('under', 2.75), goals(2, 1), 'lost'],
    ['over 2.25 at 2 goals has lost a half and may still win', total('over', 2.25), goals(1, 1), undefined],
    ['both to score at 1–1 can no longer lose', both('yes'), goals(1, 1), 'won'],
    ['not both to score at 1–1 can no longer win', both('no'), goals(1, 1), 'lost'],
    ['not both to score at 3–0 is open', both('no'), goals(3, 0), undefined],
    ['the side that is five goals behind can still win', result('away'), goals(5, 0), undefined],
    ['a draw is open at any score', result('draw'), goals(4, 0), undefined],
    ['2–1 at 1–1 is open', exact('2-1'), goals(1, 1), undefined],
    ['2–1 at 2–2 can no longer win', exact('2-1'), goals(2, 2), 'lost'],
    ['9–9 at 0–0 is open', exact('9-9'), goals(0, 0), undefined],
  ])('%s', (_, bet, score, expected) => {
    expect(expectedInFootball(bet, at(score.home, score.away))).toBe(expected);
  });

  it('is open again once a goal is taken back', () => {
    expect([at(2, 2), at(2, 1)].map((match) => expectedInFootball(total('under', 3.5), match))).toEqual(['lost', undefined]);
  });

  it('on the half-time result is decided from the break on, by the score at the break', () => {
    expect(expectedInFootball(atBreak('home'), at(1, 0, 'first-half'))).toBeUndefined();
    expect(expectedInFootball(atBreak('home'), at(1, 0, 'half-time'))).toBe('won');
    expect(expectedInFootball(atBreak('home'), { ...at(1, 3), halfTime: goals(1, 0) })).toBe('won');
    expect(expectedInFootball(atBreak('draw'), { ...at(1, 3), halfTime: goals(1, 0) })).toBe('lost');
    expect(expectedInFootball(atBreak('home'), at(1, 3))).toBeUndefined();
  });

  it.each<MatchPeriod>(['extra-time', 'extra-time-break', 'penalties'])('is decided by its ninety minutes in the stage %s', (period) => {
    const final = { ...at(4, 2, period), goals90: goals(2, 2) };
    expect(expectedInFootball(result('home'), final)).toBe('lost');
    expect(expectedInFootball(total('under', 4.5), final)).toBe('won');
    expect(expectedInFootball(total('over', 3.75), final)).toBe('half-won');
    expect(expectedInFootball({ market: 'draw-no-bet', line: 0, selection: 'home' }, final)).toBe('void');
    expect(expectedInFootball(total('over', 2.5), at(4, 2, period))).toBeUndefined();
  });

  it('is open where nobody tells which stretch is played, or the score', () => {
    expect(expectedInFootball(total('over', 2.5), at(3, 0, null))).toBeUndefined();
    expect(expectedInFootball(total('over', 2.5), { ...at(3, 0), score: null })).toBeUndefined();
  });

  it('is expected to be settled by the ninety minutes once the match is over', () => {
    const over = { ...at(3, 2, null), status: 'finished', goals90: goals(2, 2) } as const;
    expect(expectedInFootball(result('draw'), over)).toBe('won');
    expect(expectedInFootball(total('under', 4.5), over)).toBe('won');
    expect(expectedInFootball(result('draw'), { ...over, goals90: undefined })).toBeUndefined();
  });

  it.each<MatchStatus>(['cancelled', 'abandoned', 'awarded'])(
    'is expected to be void once the match is %s, whatever it had decided',
    (status) => {
      expect(expectedInFootball(total('over', 2.5), { ...at(3, 0), status })).toBe('void');
    },
  );

  it.each<MatchStatus>(['scheduled', 'postponed'])('has nothing expected of it while the match is %s', (status) => {
    expect(expectedInFootball(total('over', 2.5), { ...at(3, 0), status })).toBeUndefined();
  });
});

/** Returns every bet of every market on every line that is offered. */
function everyBet(): Bet[] {
  return [...marketNames, 'correct-score' as const].flatMap((market) => {
    const { lines, selections }: MarketDefinition = betMarkets[market];
    if (market === 'correct-score') return selections.map((selection) => ({ market, line: 0, selection }) as Bet);
    const count = lines === undefined ? 1 : (lines.most - lines.least) * 4 + 1;
    return Array.from({ length: count }, (_, step) => (lines?.least ?? 0) + step / 4).flatMap((line) => betsOfLine(market, line));
  });
}

it('agrees with every course that a match can take to thirty goals a side, for each bet that exists and each score up to 4–4', () => {
  const most = 30;
  const scores = Array.from({ length: 25 }, (_, place) => goals(place % 5, Math.floor(place / 5)));
  const wrong = everyBet().flatMap((bet) =>
    scores.flatMap((score) => {
      let [canWin, canLose, canReturn] = [false, false, false];
      for (let home = score.home; home <= most; home += 1) {
        for (let away = score.away; away <= most; away += 1) {
          const outcome = settleBet(bet, { home, away }, { home, away }) as BetOutcome;
          canWin ||= outcome.endsWith('won');
          canLose ||= outcome.endsWith('lost');
          canReturn ||= outcome === 'void';
        }
      }
      const expected = canReturn || (canWin && canLose) ? undefined : canWin ? 'won' : 'lost';
      const period = bet.market === 'half-time-result' ? 'first-half' : 'second-half';
      return expectedInFootball(bet, { status: 'live', period, score }) === expected ? [] : [{ bet, score, expected }];
    }),
  );
  expect(wrong).toEqual([]);
});
