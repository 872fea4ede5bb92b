import { describe, expect, it } from 'vitest';
import { combineSeeds, createRandom, hashText, sampleNormal, shuffle, uniformOf } from './random.ts';

describe('createRandom', () => {
  it('gives the same sequence for the same seed and another for another', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 5 }, () => random.uniform());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('is even: mean one half, variance one twelfth, every tenth of the range alike', () => {
    const random = createRandom(1);
    const draws = Array.from({ length: 100_000 }, () => random.uniform());
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(0.5, 2);
    expect(variance).toBeCloseTo(1 / 12, 2);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = draws.filter((value) => Math.floor(value * 10) === tenth).length / draws.length;
      expect(share).toBeCloseTo(0.1, 2);
    }
  });

  it('draws whole numbers below a bound, each of them', () => {
    const random = createRandom(3);
    expect(new Set(Array.from({ length: 200 }, () => random.integer(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('seeds', () => {
  it('of different texts and parts differ', () => {
    const seeds = Array.from({ length: 20_000 }, (_, index) => hashText(`match ${index}`));
    expect(new Set(seeds).size).toBeGreaterThan(19_990);
    expect(combineSeeds(1, 'cards')).not.toBe(combineSeeds(1, 'goals'));
    expect(combineSeeds(1, 2)).not.toBe(combineSeeds(2, 1));
  });

  it('of neighbouring numbers give unrelated uniforms', () => {
    const draws = Array.from({ length: 50_000 }, (_, index) => uniformOf(index));
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const lagged = draws.slice(1).reduce((sum, value, index) => sum + (value - 0.5) * ((draws[index] as number) - 0.5), 0);
    expect(mean).toBeCloseTo(0.5, 2);
    expect(lagged / draws.length / (1 / 12)).toBeCloseTo(0, 1);
  });
});

describe('sampleNormal', () => {
  it('has mean 0, variance 1 and two thirds of its draws within one deviation', () => {
    const random = createRandom(11);
    const draws = Array.from({ length: 50_000 }, () => sampleNormal(random));
    const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
    const variance = draws.reduce((sum, value) => sum + value ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
    expect(draws.filter((value) => Math.abs(value) < 1).length / draws.length).toBeCloseTo(0.6827, 1);
  });
});

describe('shuffle', () => {
  it('keeps every item and leaves the original alone', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = shuffle(items, createRandom(5));
    expect([...shuffled].sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
