import { describe, expect, it } from 'vitest';
import type { MatchStatus } from '#domain/match/match-status.ts';
import type { FactsOf } from '#domain/sports/sport-types.ts';
import { basketball } from '#sports/basketball/domain/basketball.ts';
import { type BasketballBet, settleBasketballBet } from '#sports/basketball/domain/basketball-bet.ts';
import { tennis } from '#sports/tennis/domain/tennis.ts';
import { settleTennisBet, type TennisBet } from '#sports/tennis/domain/tennis-bet.ts';
import { type BestOf, isWholeSet, setsWon, type TennisSet } from '#sports/tennis/domain/tennis-score.ts';
import { expectedOutcome } from './settle-tip.ts';

const facts = (bestOf: BestOf): FactsOf<'tennis'> => ({
  tour: 'atp',
  series: 'grand-slam',
  court: 'outdoor',
  surface: 'hard',
  bestOf,
  ranks: [null, null],
});
const sets = (text: string): TennisSet[] =>
  text.split(' ').map((set) => ({ games: set.split('-').map(Number) as unknown as [number, number] }));
const inTennis = (bet: TennisBet, score: string, bestOf: BestOf = 3, status: MatchStatus = 'live') =>
  expectedOutcome(tennis, bet, { status, play: { sets: sets(score) }, facts: facts(bestOf) });
const inBasketball = (bet: BasketballBet, total: [number, number], status: MatchStatus = 'live') =>
  expectedOutcome(basketball, bet, { status, play: { quarters: [], total }, facts: { stage: 'regular', venue: 'home' } });
const games = (selection: 'over' | 'under', line: number): TennisBet => ({ market: 'total-games', line, selection });
const handicap = (selection: 'first' | 'second', line: number): TennisBet => ({ market: 'set-handicap', line, selection });
const points = (selection: 'over' | 'under', line: number): BasketballBet => ({ market: 'total', line, selection });

describe('a tip on tennis that is played', () => {
  it('on the total of games is decided once the shortest way to an end passes its line', () => {
    // After 7–6 and 3–3 no end has less than 7 + 6 + 6 + 3 games.
    expect(inTennis(games('over', 21.5), '7-6 3-3')).toBe('won');
    expect(inTennis(games('under', 21.5), '7-6 3-3')).toBe('lost');
    expect(inTennis(games('over', 22.5), '7-6 3-3')).toBeUndefined();
    expect(inTennis(games('under', 22), '7-6 3-3')).toBeUndefined();
  });

  it('on the set handicap is decided by a set that was won', () => {
    expect(inTennis(handicap('second', -1.5), '4-6 1-0')).toBe('won');
    expect(inTennis(handicap('first', -1.5), '4-6 1-0')).toBe('lost');
    expect(inTennis(handicap('first', -1.5), '6-4 1-0')).toBeUndefined();
    expect(inTennis(handicap('first', -2.5), '6-4 3-6 1-0', 5)).toBe('lost');
  });

  it('on the winner is open until the last point, and without a score', () => {
    expect(inTennis({ market: 'match-winner', line: 0, selection: 'second' }, '6-0 5-0')).toBeUndefined();
    expect(expectedOutcome(tennis, games('over', 20.5), { status: 'live', play: { sets: [] }, facts: facts(3) })).toBeUndefined();
    expect(expectedOutcome(tennis, games('over', 20.5), { status: 'live', play: null, facts: facts(3) })).toBeUndefined();
  });
});

describe('a tip on basketball that is played', () => {
  it('on the total is decided once the points pass its line', () => {
    expect(inBasketball(points('over', 220.5), [111, 110])).toBe('won');
    expect(inBasketball(points('under', 220.5), [111, 110])).toBe('lost');
    expect(inBasketball(points('over', 220), [110, 110])).toBeUndefined();
    expect(inBasketball(points('under', 220.5), [110, 110])).toBeUndefined();
  });

  it('on the winner or a handicap is open, however far one side leads', () => {
    expect(inBasketball({ market: 'moneyline', line: 0, selection: 'away' }, [120, 60])).toBeUndefined();
    expect(inBasketball({ market: 'spread', line: -3.5, selection: 'home' }, [120, 60])).toBeUndefined();
  });
});

it('a tip is expected to be settled as the match ended once that is over', () => {
  expect(inBasketball({ market: 'moneyline', line: 0, selection: 'away' }, [101, 110], 'finished')).toBe('won');
  expect(inBasketball(points('over', 211), [101, 110], 'finished')).toBe('void');
  expect(inBasketball(points('over', 220.5), [111, 110], 'abandoned')).toBe('void');
});

it.each<MatchStatus>(['scheduled', 'postponed'])('nothing is expected of a tip while its match is %s', (status) => {
  expect(inTennis(games('over', 21.5), '7-6 3-3', 3, status)).toBeUndefined();
  expect(inBasketball(points('over', 220.5), [111, 110], status)).toBeUndefined();
});

/** Returns every score with which a match can end after some sets, where the last set goes to 13 games at most. */
function endsOf(before: readonly TennisSet[], bestOf: BestOf): TennisSet[][] {
  const needed = (bestOf + 1) / 2;
  const won = setsWon(before, bestOf);
  const last = before.at(-1);
  const isInSet = last !== undefined && !isWholeSet(last, before.length === bestOf);
  if (!isInSet && Math.max(...won) === needed) return [[...before]];
  const whole = isInSet ? before.slice(0, -1) : before;
  const [first, second] = isInSet ? last.games : [0, 0];
  const ends: TennisSet[][] = [];
  for (let own = first; own <= 7; own += 1) {
    for (let other = second; other <= 7; other += 1) {
      const set: TennisSet = { games: [own, other] };
      if (isWholeSet(set, false)) ends.push(...endsOf([...whole, set], bestOf));
    }
  }
  return ends;
}

it('agrees with every course that a match of tennis can take', () => {
  const bets = [
    ...[18.5, 20.5, 21, 22.5, 25.5, 30.5].flatMap((line) => [games('over', line), games('under', line)]),
    ...[-1.5, -0.5, 0.5, 1.5].flatMap((line) => [handicap('first', line), handicap('second', line)]),
    { market: 'match-winner', line: 0, selection: 'first' } as const,
  ];
  const wrong = ['1-0', '5-6', '6-4 0-0', '4-6 3-3', '7-6 6-6', '6-7 7-6 2-5', '7-6 6-7 6-5'].flatMap((score) =>
    bets.flatMap((bet) => {
      const outcomes = endsOf(sets(score), 3).map((end) => {
        const [first, second] = setsWon(end, 3);
        return settleTennisBet(bet, { winner: first > second ? 0 : 1, ending: 'completed', sets: end }, 3);
      });
      const certain = new Set(outcomes).size === 1 ? outcomes[0] : undefined;
      // A last set without a tie-break has no most games: that a total stays below a line is never certain.
      const expected = bet.market === 'total-games' && certain === (bet.selection === 'under' ? 'won' : 'lost') ? undefined : certain;
      const found = inTennis(bet, score);
      return found === expected ? [] : [{ score, bet, expected, found }];
    }),
  );
  expect(wrong).toEqual([]);
});

it('agrees with every course that a game of basketball can take by up to 80 points a side', () => {
  const bets: BasketballBet[] = [
    ...[219.5, 220, 220.5].flatMap((line) => [points('over', line), points('under', line)]),
    ...(['home', 'away'] as const).flatMap((selection): BasketballBet[] => [
      { market: 'moneyline', line: 0, selection },
      { market: 'spread', line: -7.5, selection },
      { market: 'spread', line: 12, selection },
    ]),
  ];
  const scores: [number, number][] = [
    [100, 98],
    [111, 109],
    [111, 110],
    [150, 90],
  ];
  const wrong = bets.flatMap((bet) =>
    scores.flatMap(([home, away]) => {
      const outcomes = new Set<string>();
      for (let more = 0; more <= 80; more += 1) {
        for (let other = 0; other <= 80; other += 1) outcomes.add(settleBasketballBet(bet, [home + more, away + other]));
      }
      const expected = outcomes.size === 1 ? [...outcomes][0] : undefined;
      return inBasketball(bet, [home, away]) === expected ? [] : [{ bet, score: [home, away], expected }];
    }),
  );
  expect(wrong).toEqual([]);
});
