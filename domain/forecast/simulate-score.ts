import type { Random } from '#domain/chance/random.ts';
import type { ScoreGrid } from './score-grid.ts';

export interface ScoreSampler {
  readonly size: number;
  /** A score by chance, as its cell of the grid: `home * size + away`. */
  draw(random: Random): number;
}

/**
 * Draws scores of a grid, each in the same time: the alias method (Walker 1977, in the form of Vose, "A linear algorithm for
 * generating random numbers with a given distribution", 1991), with one uniform a draw.
 */
export function createScoreSampler({ size, cells }: ScoreGrid): ScoreSampler {
  const count = cells.length;
  const own = new Float64Array(count).fill(1);
  const alias = new Uint16Array(count);
  const parts = Float64Array.from(cells, (chance) => chance * count);
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
  return {
    size,
    draw(random) {
      const scaled = random.uniform() * count;
      const cell = Math.floor(scaled);
      return scaled - cell < (own[cell] as number) ? cell : (alias[cell] as number);
    },
  };
}
