import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kellyShare } from '#domain/calculator/stakes.ts';
import { poissonProbabilities } from '#domain/chance/poisson.ts';
import { betChances, expectedValue, winProbability } from '#domain/forecast/goals/bet-chances.ts';
import { headlineChances } from '#domain/forecast/goals/headline-chances.ts';
import { type ScoreGrid, scoreGrid } from '#domain/forecast/goals/score-grid.ts';
import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { type Bet, profitOf } from '#domain/odds/bet.ts';
import { overround } from '#domain/odds/overround.ts';
import { settleBet } from '#domain/odds/settle-bet.ts';
import { writeOdds } from '#domain/odds/write-odds.ts';
import { tipRule } from '#domain/tip/tip-rule.ts';
import { footballTips } from '#sports/football/domain/football-tips.ts';
import { logistic, logOddsOf } from '#sports/tennis/domain/forecast/logistic.ts';
import { chanceOfTennisBet, matchChances } from '#sports/tennis/domain/forecast/match-chances.ts';
import { holdChance } from '#sports/tennis/domain/forecast/serve-model.ts';
import { resultRatingSettings } from '#sports/tennis/domain/forecast/tennis-rating-settings.ts';
import { createTennisRatings } from '#sports/tennis/domain/forecast/tennis-ratings.ts';
import { settleTennisBet, type TennisBet } from '#sports/tennis/domain/tennis-bet.ts';

const article = (slug: string) => readFileSync(new URL(`./${slug}/en.md`, import.meta.url), 'utf8');
const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)}%`;
const signed = (value: number, digits: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;
const independent = (homeGoals: number, awayGoals: number): ScoreGrid =>
  scoreGrid({ homeGoals, awayGoals, lowScoreDependence: 0, drawWeight: 1 });

describe('the worked figures of the academy', () => {
  it('write one price in three formats', () => {
    for (const decimal of [1.2, 1.5, 2, 2.5, 3.5, 6, 11]) {
      const { fractional, moneyline } = writeOdds(decimal);
      const row = `| ${decimal.toFixed(2)} | ${fractional.fraction} | ${signed(moneyline, 0)} | ${((decimal - 1) * 10).toFixed(2)} |`;
      expect(article('odds-formats')).toContain(row);
    }
  });

  it('take the margin out of three prices', () => {
    const prices = [2.32, 3.7, 2.9];
    const fair = removeMargin(prices, 'proportional');
    const text = article('implied-probability-and-margin');
    for (const [at, name] of ['Home', 'Draw', 'Away'].entries()) {
      const price = prices[at] as number;
      expect(text).toContain(`| ${name} | ${price.toFixed(2)} | ${percent(1 / price)} | ${percent(fair[at] as number)} |`);
    }
    expect(text).toContain(percent(1 + (overround(prices) as number)));
    expect(text).toContain(percent(1 + (overround([2.4, 3.7, 2.9]) as number)));
  });

  it('calculate the value of a price', () => {
    for (const price of [2, 2.2, 2.22, 2.4, 2.6]) {
      const chances = { won: 0.45, halfWon: 0, void: 0, halfLost: 0, lost: 0.55 };
      expect(article('expected-value')).toContain(
        `| ${price.toFixed(2)} | ${(price * 0.45).toFixed(3)} | ${signed(expectedValue(chances, price) * 100, 1)}% |`,
      );
    }
  });

  it('calculate closing-line value', () => {
    for (const chance of [0.38, 0.41, 0.46, 0.49]) {
      const row = `| ${(1 / chance).toFixed(2)} | ${signed((2.3 * chance - 1) * 100, 1)}% |`;
      expect(article('closing-line-value')).toContain(row);
    }
  });

  it('count goals by Poisson', () => {
    const chances = poissonProbabilities(2.7, 20);
    for (const [goals, chance] of chances.slice(0, 6).entries()) {
      expect(article('over-under-goals')).toMatch(new RegExp(`\\| \\*{0,2}${goals}\\*{0,2} \\| ${(chance * 100).toFixed(1)} \\|`));
    }
    for (const mean of [2.4, 3]) {
      const over = headlineChances(independent(mean / 2, mean / 2)).overTwoAndHalf;
      expect(article('over-under-goals')).toContain(percent(over));
      expect(article('over-under-goals')).toContain((1 / over).toFixed(2));
    }
  });

  it('say how often both sides score', () => {
    for (const [stronger, weaker] of [
      [1.5, 1.2],
      [2.4, 0.7],
      [3, 0.7],
      [1, 1],
      [1.8, 1.8],
    ] as const) {
      const { bothScore, overTwoAndHalf } = headlineChances(independent(stronger, weaker));
      const row = `| ${stronger.toFixed(1)} | ${weaker.toFixed(1)} | ${percent(bothScore)} | ${percent(overTwoAndHalf)} |`;
      expect(article('both-teams-to-score')).toContain(row);
    }
  });

  it('settle every handicap line', () => {
    const results = [
      { home: 2, away: 0 },
      { home: 1, away: 0 },
      { home: 1, away: 1 },
      { home: 0, away: 1 },
    ];
    for (const line of [0.25, 0, -0.25, -0.5, -0.75, -1, -1.25, -1.5]) {
      const bet: Bet = { market: 'asian-handicap', line, selection: 'home' };
      const cells = results.map((goals) => signed(profitOf(settleBet(bet, goals) as 'won', 2), 2));
      const name = line === 0 ? '0' : signed(line, 2).replace(/0$/, '').replace(/\.$/, '').replace('.0', '');
      expect(article('asian-handicap-quarter-lines')).toContain(`| ${name} | ${cells.join(' | ')} |`);
    }
  });

  it('price a quarter line', () => {
    // Won by two 0.30, by one 0.22, drawn 0.26, lost 0.22.
    const grid = { size: 3, cells: Float64Array.from([0.26, 0.22, 0, 0.22, 0, 0, 0.3, 0, 0]) };
    const chances = betChances({ market: 'asian-handicap', line: -0.75, selection: 'home' }, { grid });
    expect(article('asian-handicap-quarter-lines')).toContain(percent(winProbability(chances) as number));
    expect(article('asian-handicap-quarter-lines')).toContain((1 / (winProbability(chances) as number)).toFixed(2));
  });

  it('build a double chance and a draw no bet by hand', () => {
    const text = article('double-chance-and-draw-no-bet');
    const both = 1 / 3.2 + 1 / 3.4;
    expect(text).toContain(`${(1 / both).toFixed(2)}`);
    expect(text).toContain(((1 - 1 / 3.4) * 3.2).toFixed(2));
    expect(text).toContain(signed((3.2 * 0.35 - 1) * 100, 1));
    expect(text).toContain(signed((1.65 * 0.62 - 1) * 100, 1));
    expect(text).toContain(signed((1.26 * 0.35 - 0.38) * 100, 1));
  });

  it('let the margins of an accumulator multiply', () => {
    for (const legs of [1, 2, 3, 4, 5, 6, 8, 10]) {
      const stored = ((1 - 0.95 ** legs) * 100).toFixed(1);
      expect(article('accumulators')).toMatch(new RegExp(`\\| \\*{0,2}${legs}\\*{0,2} \\| ${stored} \\|`));
    }
    for (const figure of [(1.9 ** 5).toFixed(2), percent((31 / 32) ** 52), percent(5 / 32), percent(1.05 ** 3 - 1)]) {
      expect(article('accumulators')).toContain(figure);
    }
  });

  it('stake by Kelly', () => {
    for (const [probability, price] of [
      [0.45, 2.4],
      [0.55, 1.9],
      [0.2, 5.5],
    ] as const) {
      expect(article('bankroll-and-kelly')).toContain(
        `| ${percent(probability, 0)} | ${price.toFixed(2)} | ${signed((probability * price - 1) * 100, 1)}% | ${percent(kellyShare(probability, price))} |`,
      );
    }
  });

  it('draw the grid of a match', () => {
    const { size, cells } = independent(1.6, 1.1);
    const text = article('reading-a-score-grid');
    for (let home = 0; home < 4; home += 1) {
      const row = [0, 1, 2, 3].map((away) => ((cells[home * size + away] as number) * 100).toFixed(1));
      expect(text).toContain(`| ${home} | ${row.join(' | ')} |`);
    }
    const { home, draw, away, overTwoAndHalf, bothScore } = headlineChances({ size, cells });
    for (const chance of [home, draw, away, overTwoAndHalf, bothScore]) expect(text).toContain(percent(chance));
  });

  it('state how the forecasts did in the two seasons after those they were made with', () => {
    const text = article('how-our-forecasts-are-made');
    for (const figure of ['15,315 matches in 22 divisions', '| 2.10% | 1.75 to 2.44 |', '| 1.03% |', '| 0.50% |', '| 0.51% |', '451 bets'])
      expect(text).toContain(figure);
    for (const figure of ['lost 6.2%', '−13.8% to +1.4%', 'by 1.1% (0.5 to 1.7)', '0.5% short']) expect(text).toContain(figure);
    expect(text).not.toMatch(/less than 2%|not built on/);
  });

  it('state the rule of tips as it is', () => {
    const text = article('how-our-forecasts-are-made');
    expect(text).toContain(
      `at most ${percent(tipRule.greatestValue, 0)}, and at least ${percent(tipRule.leastValue, 0)} at the price of the second-best`,
    );
    expect(text).toContain(`the chance of winning is at least ${percent(tipRule.leastProbability, 0)}`);
    expect(text).toContain(
      `at least ${tipRule.leastOdds.toFixed(2)} and was on offer within the last ${tipRule.greatestPriceAgeHours} hours`,
    );
    expect(text).toContain(`at most ${percent(tipRule.greatestLeadOverSecond, 0)} above that of the second-best licensed bookmaker`);
    expect(text).toContain(`at least ${footballTips.leastReliability} of 5`);
  });
});

const overTwentyTwoAndHalf = { market: 'total-games', line: 22.5, selection: 'over' } as const;
const inStraightSets = { market: 'set-handicap', line: -1.5, selection: 'first' } as const;

describe('the worked figures of tennis', () => {
  const priced = article('how-a-tennis-match-is-priced');
  const rated = article('what-a-tennis-rating-knows');

  it('take the margin out of two prices', () => {
    const prices = [1.5, 2.7];
    for (const share of [...prices.map((price) => 1 / price), overround(prices) as number, ...removeMargin(prices, 'power')]) {
      expect(priced).toContain(percent(share));
    }
  });

  it('go from the serve to games and totals on each surface', () => {
    for (const [name, surface, points] of [
      ['Clay', 'clay', 0.625],
      ['Hard', 'hard', 0.645],
      ['Grass', 'grass', 0.67],
    ] as const) {
      const chances = matchChances(0.5, 3, 'atp', surface);
      const games = chances.byGames.reduce((sum, chance, count) => sum + chance * count, 0);
      const over = chanceOfTennisBet(overTwentyTwoAndHalf, chances);
      expect(priced).toContain(
        `| ${name} | ${percent(points)} | ${percent(holdChance(points))} | ${games.toFixed(1)} | ${percent(over)} |`,
      );
    }
  });

  it('count the games of equals', () => {
    const { byGames } = matchChances(0.5, 3, 'atp', 'hard');
    const rows = [...priced.matchAll(/^\| \*{0,2}(\d+)–(\d+)\*{0,2} \| ([\d.]+) \|$/gm)];
    expect(rows).toHaveLength(10);
    for (const [, from, to, chance] of rows) {
      const part = byGames.slice(Number(from), Number(to) + 1).reduce((sum, each) => sum + each, 0);
      expect((part * 100).toFixed(1), `${from}–${to}`).toBe(chance);
    }
  });

  it('follow from one chance of winning', () => {
    for (const chance of [0.5, 0.6, 0.7, 0.8, 0.9]) {
      const overFive = logistic(resultRatingSettings.bestOfFiveFactor * logOddsOf(chance));
      const chances = matchChances(chance, 3, 'atp', 'hard');
      const [straight, over] = [inStraightSets, overTwentyTwoAndHalf].map((bet) => percent(chanceOfTennisBet(bet, chances)));
      expect(priced).toContain(`| ${percent(chance, 0)} | ${percent(overFive)} | ${straight} | ${over} |`);
    }
  });

  it('turn the chances of a favourite into fair prices', () => {
    const straight = chanceOfTennisBet(inStraightSets, matchChances(0.6, 3, 'atp', 'hard'));
    expect(priced).toContain(
      `the fair price is ${(1 / straight).toFixed(2)}. For the opponent’s +1.5 it is ${(1 / (1 - straight)).toFixed(2)}`,
    );
    const overFive = logistic(resultRatingSettings.bestOfFiveFactor * logOddsOf(0.6));
    expect(priced).toContain(`${(1 / 0.6).toFixed(2)} over three sets is fairly priced at ${(1 / overFive).toFixed(2)} over five`);
  });

  it('settle bets on a match that was broken off', () => {
    const scores = [
      [[5, 4]],
      [
        [6, 4],
        [4, 4],
      ],
      [
        [6, 4],
        [4, 6],
        [3, 0],
      ],
    ] as const;
    const words = { won: 'won', lost: 'lost', void: 'returned' };
    const handicap = (line: number): TennisBet => ({ market: 'set-handicap', line, selection: 'first' });
    const total = (line: number, selection: 'over' | 'under'): TennisBet => ({ market: 'total-games', line, selection });
    for (const [name, bet] of [
      ['To win', { market: 'match-winner', line: 0, selection: 'first' }],
      ['−1.5 sets', handicap(-1.5)],
      ['+1.5 sets', handicap(1.5)],
      ['Over 19.5', total(19.5, 'over')],
      ['Over 20.5', total(20.5, 'over')],
      ['Under 19.5', total(19.5, 'under')],
    ] as const) {
      const cells = scores.map((sets) => {
        const outcome = settleTennisBet(bet, { winner: 0, ending: 'retired', sets: sets.map((games) => ({ games })) }, 3);
        return words[outcome as 'won' | 'lost' | 'void'];
      });
      expect(priced).toContain(`| ${name} | ${cells.join(' | ')} |`);
    }
  });

  it('rate two newcomers by their ranks', () => {
    const ratings = createTennisRatings(resultRatingSettings);
    for (const [one, other] of [
      [15, 60],
      [20, 80],
    ] as const) {
      const players = [
        { id: 1, rank: one },
        { id: 2, rank: other },
      ] as const;
      const chance = (bestOf: 3 | 5) => ratings.chance({ players, day: 0, surface: 'hard', court: 'outdoor', bestOf });
      expect(rated).toContain(`number ${one} against number ${other}`);
      expect(rated).toContain(`number ${one} ${percent(chance(3))} over three sets and ${percent(chance(5))} over five`);
    }
  });

  it('are behind the price by as much as the judge has measured', () => {
    const measured = readFileSync(new URL('../../docs/backtest-sports.md', import.meta.url), 'utf8')
      .replaceAll('**', '')
      .replaceAll(' %', '%');
    for (const figure of ['5,270', '0.5845', '0.2%', '0.01%', '0.1%', '0.08', '0.02%', '10%', '0.9%', '13%', '1.6%']) {
      expect(measured).toContain(figure);
      expect(rated).toContain(figure);
    }
    for (const [name, judged] of [
      ['Plain Elo', 'plain Elo'],
      ['Our ratings by results', 'results'],
      ['With odds of earlier matches', 'with earlier prices'],
    ] as const) {
      const row = measured.split('\n').find((line) => line.startsWith(`| ${judged} |`)) as string;
      const [, , all = '', , one, other] = row.split('|').map((cell) => cell.trim());
      const [, gap, interval] = /^(\S+) \((.+)\)$/.exec(all) ?? [];
      expect(rated.replaceAll('**', '')).toContain(`| ${name} | ${gap} |`);
      expect(rated).toContain(interval);
      expect(rated).toContain(`| ${name} | ${one} | ${other} |`);
    }
  });
});
