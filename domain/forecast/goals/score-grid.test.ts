import { describe, expect, it } from 'vitest';
import { lowScoreFactor, type ScoreGrid, type ScoreParameters, scoreGrid } from './score-grid.ts';

const plain: ScoreParameters = { homeGoals: 2, awayGoals: 1, lowScoreDependence: 0, drawWeight: 1 };

function sum({ cells }: ScoreGrid, counted: (home: number, away: number) => boolean, size = 13): number {
  return cells.reduce((total, chance, cell) => total + (counted(Math.floor(cell / size), cell % size) ? chance : 0), 0);
}

describe('scoreGrid', () => {
  it("multiplies the tabled Poisson probabilities when nothing binds the two sides' goals", () => {
    const { size, cells } = scoreGrid(plain);
    expect(cells[0]).toBeCloseTo(0.1353 * 0.3679, 4);
    expect(cells[2 * size + 1]).toBeCloseTo(0.2707 * 0.3679, 4);
    expect(cells[size + 3]).toBeCloseTo(0.2707 * 0.0613, 4);
  });

  it('sums to 1 whatever binds them', () => {
    for (const lowScoreDependence of [-0.3, -0.05, 0, 0.2]) {
      for (const drawWeight of [0.7, 1, 1.4]) {
        const grid = scoreGrid({ homeGoals: 1.7, awayGoals: 0.6, lowScoreDependence, drawWeight });
        expect(grid.cells.every((chance) => chance >= 0)).toBe(true);
        expect(sum(grid, () => true)).toBeCloseTo(1, 12);
      }
    }
  });

  it('lets its last row stand for all goals from there on', () => {
    const twelveOrMore = sum(scoreGrid({ ...plain, homeGoals: 9 }), (home) => home === 12);
    expect(twelveOrMore).toBeCloseTo(0.197, 3);
  });

  it('moves draws by the draw weight and leaves the others as they were to one another', () => {
    const grid = scoreGrid({ ...plain, drawWeight: 1.2 });
    const draws = sum(scoreGrid(plain), (home, away) => home === away);
    expect(sum(grid, (home, away) => home === away)).toBeCloseTo((1.2 * draws) / (1 + 0.2 * draws), 12);
    const ratio = (of: ScoreGrid) => (of.cells[2 * of.size] as number) / (of.cells[3 * of.size + 1] as number);
    expect(ratio(grid)).toBeCloseTo(ratio(scoreGrid(plain)), 12);
  });

  it('draws the chance that both sides score towards the usual, between 0-0 and 1-1 alone', () => {
    const few = { ...plain, homeGoals: 1.1, awayGoals: 0.8 };
    const bothScore = (of: ScoreGrid) => sum(of, (home, away) => home > 0 && away > 0);
    const [whole, kept] = [scoreGrid(few), scoreGrid({ ...few, bothScoreKeep: 0.9 })];
    // By Poisson (1 − e^−1.1)(1 − e^−0.8) = 0.6671 · 0.5507 = 0.3674, of whose distance from 0.52 nine tenths stay.
    expect(bothScore(whole)).toBeCloseTo(0.3674, 4);
    expect(bothScore(kept)).toBeCloseTo(0.52 - 0.9 * (0.52 - 0.3674), 4);
    const others = (of: ScoreGrid) => of.cells.filter((_, cell) => cell !== 0 && cell !== of.size + 1);
    expect(others(kept)).toEqual(others(whole));
    expect(sum(kept, () => true)).toBeCloseTo(1, 12);
    const many = scoreGrid({ ...plain, homeGoals: 12, awayGoals: 12, bothScoreKeep: 0 });
    expect(many.cells.every((chance) => chance >= 0)).toBe(true);
  });

  it('gives the same bits for the same numbers', () => {
    const parameters = { homeGoals: 1.4321, awayGoals: 1.1234, lowScoreDependence: -0.045, drawWeight: 1.013 };
    expect(scoreGrid(parameters).cells).toEqual(scoreGrid({ ...parameters }).cells);
  });

  it('names the number that is out of range', () => {
    expect(() => scoreGrid({ ...plain, homeGoals: 0 })).toThrow('homeGoals must be above 0 and at most 20, not 0');
    expect(() => scoreGrid({ ...plain, awayGoals: Number.NaN })).toThrow('awayGoals must be above 0 and at most 20, not NaN');
    expect(() => scoreGrid({ ...plain, drawWeight: -1 })).toThrow('drawWeight must be above 0, not -1');
    expect(() => scoreGrid({ ...plain, bothScoreKeep: 1.1 })).toThrow('bothScoreKeep must be between 0 and 1, not 1.1');
  });
});

describe('lowScoreFactor', () => {
  it("is Dixon and Coles's τ, worked by hand for means of 2 and 1 and ρ = −0.1", () => {
    expect(lowScoreFactor(0, 0, 2, 1, -0.1)).toBeCloseTo(1.2, 12);
    expect(lowScoreFactor(0, 1, 2, 1, -0.1)).toBeCloseTo(0.8, 12);
    expect(lowScoreFactor(1, 0, 2, 1, -0.1)).toBeCloseTo(0.9, 12);
    expect(lowScoreFactor(1, 1, 2, 1, -0.1)).toBeCloseTo(1.1, 12);
    expect(lowScoreFactor(2, 0, 2, 1, -0.1)).toBe(1);
    expect(lowScoreFactor(0, 2, 2, 1, -0.1)).toBe(1);
  });

  it('leaves the mean of each side where it was', () => {
    const { size, cells } = scoreGrid({ ...plain, lowScoreDependence: -0.1 });
    let [home, away] = [0, 0];
    for (let cell = 0; cell < cells.length; cell += 1) {
      home += Math.floor(cell / size) * (cells[cell] as number);
      away += (cell % size) * (cells[cell] as number);
    }
    expect(home).toBeCloseTo(2, 5);
    expect(away).toBeCloseTo(1, 5);
  });
});
