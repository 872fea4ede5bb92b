import type { Pair } from '#domain/sports/pair.ts';
import { isWholeSet } from '../tennis-score.ts';

/** The chance that a set ends with given games; the same games may be listed twice. */
export interface SetChance {
  readonly games: Pair<number>;
  readonly chance: number;
}

/**
 * Returns the chance of holding serve for a player who wins each point of it with the same chance: four points with a lead of two, deuce included
 * (O'Malley, "Probability formulas and statistical analysis in tennis", 2008).
 */
export function holdChance(point: number): number {
  const lost = 1 - point;
  return point ** 4 * (1 + 4 * lost + 10 * lost ** 2) + (20 * (point * lost) ** 3 * point ** 2) / (point ** 2 + lost ** 2);
}

/**
 * Returns the first player's chance of winning a tie-break: seven points with a lead of two, served one and then two in turn.
 *
 * @param points each player's chance of winning a point on serve, above 0 and below 1
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

/** Returns the chances of a set with a tie-break at six games all, the mean over both first servers. */
export function setChances(points: Pair<number>): readonly SetChance[] {
  const holds = [holdChance(points[0]), holdChance(points[1])] as const;
  const tieBreak = tieBreakChance(points);
  const ends: SetChance[] = [];
  for (const server of [0, 1]) {
    /* The chances of the scores after so many games, by the games of the first player. */
    let scores = [0.5];
    for (let played = 0; played < gamesBeforeTieBreak; played += 1) {
      const wins = (played + server) % 2 === 0 ? holds[0] : 1 - holds[1];
      const next = new Array<number>(played + 2).fill(0);
      const reach = (own: number, chance: number): void => {
        const games = [own, played + 1 - own] as const;
        if (isWholeSet({ games }, false)) ends.push({ games, chance });
        else next[own] = (next[own] as number) + chance;
      };
      for (const [own, chance] of scores.entries()) {
        if (chance === 0) continue;
        reach(own + 1, chance * wins);
        reach(own, chance * (1 - wins));
      }
      scores = next;
    }
    const level = scores[gamesBeforeTieBreak / 2] as number;
    ends.push({ games: [7, 6], chance: level * tieBreak }, { games: [6, 7], chance: level * (1 - tieBreak) });
  }
  return ends;
}

const gamesBeforeTieBreak = 12;
