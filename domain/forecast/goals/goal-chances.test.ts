import { describe, expect, it } from 'vitest';
import { goalChances } from './goal-chances.ts';

const mean = (chances: readonly number[]) => chances.reduce((sum, chance, goals) => sum + goals * chance, 0);
const variance = (chances: readonly number[]) => chances.reduce((sum, chance, goals) => sum + goals ** 2 * chance, 0) - mean(chances) ** 2;

describe('goalChances', () => {
  it("are Poisson's at a regularity of 1, as tabled for a mean of 2", () => {
    const chances = goalChances(2, 1, 13);
    for (const [goals, tabled] of [0.1353, 0.2707, 0.2707, 0.1804, 0.0902].entries()) expect(chances[goals]).toBeCloseTo(tabled, 4);
  });

  it('keep the mean and scatter less above 1', () => {
    for (const goals of [0.3, 0.8, 1.5, 2.5, 4]) {
      const chances = goalChances(goals, 1.08, 30);
      expect(Math.abs(mean(chances) - goals)).toBeLessThan(0.01);
      expect(variance(chances)).toBeLessThan(goals);
      expect(variance(chances)).toBeGreaterThan(0.88 * goals);
    }
  });

  it('follow the definition: each count against the one before by rate / count^ν', () => {
    const chances = goalChances(1.4, 1.3, 13);
    const steps = [1, 2, 3, 4].map((goals) => ((chances[goals] as number) / (chances[goals - 1] as number)) * goals ** 1.3);
    for (const step of steps) expect(step).toBeCloseTo(steps[0] as number, 12);
  });

  it('let the last stand for all beyond', () => {
    const chances = goalChances(9, 1.08, 5);
    expect(chances).toHaveLength(5);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(chances[4]).toBeGreaterThan(0.9);
  });
});
