import type { Pair } from '../pair.ts';

/** The chance that a set ends with so many games; the same games may come twice. */
export interface SetChance {
  readonly games: Pair<number>;
  readonly chance: number;
}

/**
 * Returns the chance of holding serve for somebody who wins each point of it with one chance: four points with two more, deuce included
 * (O'Malley, "Probability formulas and statistical analysis in tennis", 2008).
 */
export function holdChance(point: number): number {
  const lost = 1 - point;
  return point ** 4 * (1 + 4 * lost + 10 * lost ** 2) + (20 * (point * lost) ** 3 * point ** 2) / (point ** 2 + lost ** 2);
}

/**
 * Returns the chance of the first player to win a tie-break: seven points with two more, served one and then two in turn.
 *
 * @param points chance of each player to win a point of the own serve, above 0 and below 1
 */
export function tieBreakChance([first, second]: Pair<number>): number {
  const ahead = first * (1 - second);
  const level = ahead / (ahead + (1 - first) * second);
  const states = new Map<number, number>();
  const chance = (own: number, other: number): number => {
    if (own === 6 && other === 6) return level;
    if (own === 7) return 1;
    if (other === 7) return 0;
    const key = own * 8 + other;
    const known = states.get(key);
    if (known !== undefined) return known;
    /* The first point is served by one, the next two by the other, and so on in twos. */
    const isFirstServing = Math.floor((own + other + 1) / 2) % 2 === 0;
    const wins = isFirstServing ? first : 1 - second;
    const value = wins * chance(own + 1, other) + (1 - wins) * chance(own, other + 1);
    states.set(key, value);
    return value;
  };
  return chance(0, 0);
}

/** Returns the chances of a set with a tie-break at six games all, the mean over who serves first. */
export function setChances(points: Pair<number>): readonly SetChance[] {
  const holds = [holdChance(points[0]), holdChance(points[1])] as const;
  const tieBreak = tieBreakChance(points);
  const ends: SetChance[] = [];
  const add = (own: number, other: number, chance: number): void => {
    ends.push({ games: [own, other], chance });
  };
  for (const server of [0, 1]) {
    const reached = new Map<number, number>([[0, 0.5]]);
    for (let games = 0; games < 12; games += 1) {
      const wins = (games + server) % 2 === 0 ? holds[0] : 1 - holds[1];
      for (let own = Math.max(0, games - 6); own <= Math.min(6, games); own += 1) {
        const chance = reached.get(own * 7 + games - own) ?? 0;
        if (chance === 0) continue;
        for (const [isWon, part] of [
          [true, chance * wins],
          [false, chance * (1 - wins)],
        ] as const) {
          const [next, other] = isWon ? [own + 1, games - own] : [own, games - own + 1];
          const [more, less] = next > other ? [next, other] : [other, next];
          if ((more === 6 && less <= 4) || more === 7) add(next, other, part);
          else reached.set(next * 7 + other, (reached.get(next * 7 + other) ?? 0) + part);
        }
      }
    }
    const level = reached.get(6 * 7 + 6) ?? 0;
    add(7, 6, level * tieBreak);
    add(6, 7, level * (1 - tieBreak));
  }
  return ends;
}
