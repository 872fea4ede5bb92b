import type { Random } from '#domain/chance/random.ts';
import type { ScoreGrid } from '../goals/score-grid.ts';

export interface ScoreSampler {
  readonly size: number;
  /**
   * Returns a random score, as its cell of the grid: `home * size + away`.
   *
   * @param lead the home side's strength against the away side beyond that of the grid, on the logarithmic scale of goals; rounded to steps
   * of 0.1 and limited to −0.5 to 0.5
   */
  draw(random: Random, lead: number): number;
}

const step = 0.1;
const maxSteps = 5;

/** Returns a sampler of the scores of a grid, which it adjusts when the sides turn out stronger or weaker than estimated. */
export function createScoreSampler(grid: ScoreGrid): ScoreSampler {
  const ofSteps: ((random: Random) => number)[] = [];
  return {
    size: grid.size,
    draw(random, lead) {
      const steps = Math.max(-maxSteps, Math.min(maxSteps, Math.round(lead / step)));
      let drawCell = ofSteps[steps + maxSteps];
      if (drawCell === undefined) {
        drawCell = aliasMethod(tilted(grid, steps * step));
        ofSteps[steps + maxSteps] = drawCell;
      }
      return drawCell(random);
    },
  };
}

/**
 * Returns the chances of a grid with the home side's goals multiplied by e^lead and the away side's divided by it: each chance is weighted
 * by e^(lead · (home − away)), which turns a Poisson distribution into the one with that mean (Esscher 1932).
 */
function tilted({ size, cells }: ScoreGrid, lead: number): Float64Array {
  const weighted = cells.map((chance, cell) => chance * Math.exp(lead * (Math.floor(cell / size) - (cell % size))));
  const sum = weighted.reduce((total, chance) => total + chance, 0);
  return weighted.map((chance) => chance / sum);
}

/**
 * Returns a function that draws indices by their chances, in constant time and with one uniform: the alias method (Walker 1977, in the form
 * of Vose, "A linear algorithm for generating random numbers with a given distribution", 1991).
 */
function aliasMethod(chances: Float64Array): (random: Random) => number {
  const count = chances.length;
  const own = new Float64Array(count).fill(1);
  const alias = new Uint16Array(count);
  const parts = chances.map((chance) => chance * count);
  const small: number[] = [];
  const large: number[] = [];
  for (let cell = 0; cell < count; cell += 1) ((parts[cell] as number) < 1 ? small : large).push(cell);
  while (small.length > 0 && large.length > 0) {
    const less = small.pop() as number;
    const more = large.pop() as number;
    own[less] = parts[less] as number;
    alias[less] = more;
    parts[more] = (parts[more] as number) + (parts[less] as number) - 1;
    ((parts[more] as number) < 1 ? small : large).push(more);
  }
  return (random) => {
    const scaled = random.uniform() * count;
    const cell = Math.floor(scaled);
    return scaled - cell < (own[cell] as number) ? cell : (alias[cell] as number);
  };
}
