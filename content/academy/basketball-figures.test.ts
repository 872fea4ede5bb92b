import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { removeMargin } from '#domain/forecast/prices/remove-margin.ts';
import { profitOf } from '#domain/odds/bet.ts';
import { overround } from '#domain/odds/overround.ts';
import { writeOdds } from '#domain/odds/write-odds.ts';
import { type BasketballBet, settleBasketballBet } from '#sports/basketball/domain/basketball-bet.ts';
import { finalPoints } from '#sports/basketball/domain/basketball-score.ts';
import { lineRatingSettings, scoreRatingSettings } from '#sports/basketball/domain/forecast/basketball-rating-settings.ts';
import { chanceOfSpread } from '#sports/basketball/domain/forecast/basketball-ratings.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const signed = (value: number, digits: number) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;

describe('moneyline, spread and total', () => {
  const text = read('./moneyline-spread-and-total/en.md');

  it('settles the bets on a game with overtime', () => {
    const quarter = [26, 26] as const;
    const score = { quarters: [quarter, quarter, quarter, quarter], overtime: [14, 9] } as const;
    const bets: readonly (readonly [row: string, bet: BasketballBet])[] = [
      ['Moneyline, hosts | ', { market: 'moneyline', line: 0, selection: 'home' }],
      ['Spread, hosts | −4.5', { market: 'spread', line: -4.5, selection: 'home' }],
      ['Spread, hosts | −5', { market: 'spread', line: -5, selection: 'home' }],
      ['Spread, hosts | −5.5', { market: 'spread', line: -5.5, selection: 'home' }],
      ['Spread, visitors | +5.5', { market: 'spread', line: -5.5, selection: 'away' }],
      ['Total, over | 230.5', { market: 'total', line: 230.5, selection: 'over' }],
      ['Total, over | 231', { market: 'total', line: 231, selection: 'over' }],
      ['Total, under | 231.5', { market: 'total', line: 231.5, selection: 'under' }],
    ];
    for (const [row, bet] of bets) {
      const outcome = settleBasketballBet(bet, finalPoints(score));
      const cells = [row.trim(), outcome === 'void' ? 'returned' : outcome, signed(profitOf(outcome, 1.91), 2)];
      expect(text).toContain(`| ${cells.join(' | ')} |`);
    }
  });

  it('turns a spread into a chance and two prices', () => {
    for (const points of [1.5, 2.5, 4.5, 6.5, 9.5, 12.5]) {
      const chance = chanceOfSpread(-points);
      const { decimal, moneyline } = writeOdds(1 / chance);
      expect(text).toContain(`| ${signed(-points, 1)} | ${percent(chance)} | ${decimal.toFixed(2)} | ${signed(moneyline, 0)} |`);
    }
    const prices = [1 + 100 / 190, 1 + 160 / 100];
    for (const share of [...prices.map((price) => 1 / price), 1 + (overround(prices) as number), removeMargin(prices, 'proportional')[0]]) {
      expect(text).toContain(percent(share as number));
    }
    const even = 1 + 100 / 110;
    for (const share of [1 / even, overround([even, even]) as number]) expect(text).toContain(percent(share));
  });

  it('shows where the lead of a favourite ends up', () => {
    // Six points to each side of nought and of the spread; a lead of nought is no end of a game.
    const from = [-19, -13, -7, -1, 1, 7, 13, 19, 25];
    const ends = [-18.5, -12.5, -6.5, 0, 6.5, 12.5, 18.5, 24.5];
    const below = [0, ...ends.map((end) => chanceOfSpread(6.5 - end)), 1];
    for (const [at, start] of from.entries()) {
      const share = (((below[at + 1] as number) - (below[at] as number)) * 100).toFixed(1);
      expect(text).toMatch(new RegExp(`\\| \\*{0,2}\\${signed(start, 0)}\\*{0,2} \\| ${share} \\|`));
    }
  });
});

describe('what decides an NBA night', () => {
  const text = read('./what-decides-an-nba-night/en.md');

  it('counts home, rest and summer in points', () => {
    const { homeEdge, backToBack, summerKeep } = scoreRatingSettings;
    const columns = [0, homeEdge - backToBack, homeEdge, homeEdge + backToBack];
    for (const [at, name] of ['Neutral floor', 'Hosts tired', '**Both rested**', 'Visitors tired'].entries()) {
      expect(text).toContain(`| ${name} | ${(chanceOfSpread(-(columns[at] as number)) * 100).toFixed(1)} |`);
    }
    expect(text).toContain(`loses ${backToBack} points in our reckoning`);
    expect(text).toContain(`begins at ${(8 * summerKeep).toFixed(1)}`);
    expect(text).toContain(`${(8 * lineRatingSettings.summerKeep).toFixed(1)} of the eight`);
  });

  it('states the gaps behind the bookmakers as the backtest has them', () => {
    const report = read('../../docs/backtest-sports.md');
    const names = [
      ['plain Elo', 'Plain Elo'],
      ['results', 'Our ratings, from results'],
      ['with earlier lines', 'With the lines of earlier games'],
    ] as const;
    const nba = report.slice(report.indexOf('NBA, seasons 2020-21'));
    for (const [name, row] of names) {
      const figures = new RegExp(`^\\| ${name} \\|(.*)$`, 'm').exec(nba)?.[1]?.match(/[\d.]+/g) ?? [];
      const [gap, low, high, ...behindSpread] = figures;
      expect(text).toContain(`| ${row} | ${behindSpread.join(' | ')} |`);
      expect(text).toMatch(new RegExp(`${gap}%[a-z ]* \\(${low} to ${high}\\)`));
    }
  });
});
