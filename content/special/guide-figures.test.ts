import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceBehindOdds, freeBetValue, ownBetValue } from '../../tests/factories/bonus-value.ts';

const text = readFileSync(new URL('./bet365-sign-up/en.md', import.meta.url), 'utf8');
const stakeUnits = 10;
const overround = 0.05;
const winProbabilityAt = (decimalOdds: number) => chanceBehindOdds(decimalOdds, overround);
const ownBetAt = (decimalOdds: number) => ownBetValue({ stakeUnits, decimalOdds, winProbability: winProbabilityAt(decimalOdds) });
const freeBetAt = (decimalOdds: number) => freeBetValue({ stakeUnits, decimalOdds, winProbability: winProbabilityAt(decimalOdds) });

describe('the worked figures of the sign-up guide', () => {
  it('say what a free bet is worth at four prices', () => {
    for (const odds of [1.5, 2, 3, 5]) {
      const cells = [odds.toFixed(2), `${(winProbabilityAt(odds) * 100).toFixed(1)}%`, freeBetAt(odds).toFixed(2)];
      expect(text).toContain(`| ${cells.join(' | ')} | ${(freeBetAt(odds) + ownBetAt(odds)).toFixed(2)} |`);
    }
  });

  it('say what one’s own bet costs, at any price', () => {
    for (const odds of [1.5, 2, 3, 5]) expect(text).toContain(`costs ${(-ownBetAt(odds)).toFixed(2)} units on average, at any price`);
  });

  it('say what turnover costs, and when nothing is left', () => {
    const worth = freeBetAt(2) + ownBetAt(2);
    const costOf = (units: number) => -ownBetAt(2) * (units / stakeUnits);
    expect(text).toContain(`If 40 units must be staked before a withdrawal, that costs ${costOf(40).toFixed(2)} units on average`);
    expect(text).toContain(
      `which leaves ${(worth - costOf(40)).toFixed(2)} of the ${worth.toFixed(2)} in the table. After 90 units nothing is left.`,
    );
    expect(worth - costOf(90)).toBeCloseTo(0, 10);
    expect(text).toContain(`ten further bets of 10 units at the same margin gives back ${costOf(100).toFixed(2)} units, the whole value`);
    expect(costOf(100)).toBeCloseTo(freeBetAt(2), 10);
  });
});
