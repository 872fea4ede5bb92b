import { type CountForecasts, type CountKind, countKinds } from '#domain/forecast/counts/count-forecast.ts';
import type { ObservedMatch } from '#domain/forecast/strengths/observed-match.ts';
import { dayNumber, type PastMatch } from './past-match.ts';

/** One count of a match (corners or cards): its chances to be above a line, and whether it was. */
export interface JudgedCount {
  readonly kind: CountKind;
  readonly line: number;
  /** The chance of a count above the line by the forecast; `leagueRate` is the chance by the league's earlier matches. */
  readonly forecast: number;
  readonly leagueRate: number;
  readonly isOver: boolean;
}

/** Days after which a match of the league has half the weight. */
const halfLife: Readonly<Record<CountKind, number>> = { corners: 365, cards: 180 };
const maxCounted = 60;

interface Frequencies {
  day: number;
  readonly matches: Float64Array;
}

/**
 * The shares of a league's matches whose counts were above a line: the forecast without any knowledge of the clubs. Matches lose weight with
 * their age as fast as in the forecast's own average of the league, which is more accurate than equal weights. Each side of a line starts
 * with half a match.
 */
export class LeagueCounts {
  readonly #leagues = new Map<string, Frequencies>();

  observe(match: PastMatch): void {
    for (const kind of countKinds) {
      const total = totalOf(match, kind);
      if (total === undefined) continue;
      const frequencies = this.#onDay(kind, match);
      const place = Math.min(total, maxCounted);
      frequencies.matches[place] = (frequencies.matches[place] as number) + 1;
    }
  }

  /** Returns the counts of a match that were forecast and are known. */
  judge(match: PastMatch, forecasts: CountForecasts): JudgedCount[] {
    return countKinds.flatMap((kind) => {
      const [forecast, total] = [forecasts[kind], totalOf(match, kind)];
      if (forecast === undefined || total === undefined) return [];
      const { line, over } = forecast;
      return [{ kind, line, forecast: over, leagueRate: this.#above(kind, match, line), isOver: total > line }];
    });
  }

  #above(kind: CountKind, match: PastMatch, line: number): number {
    const { matches } = this.#onDay(kind, match);
    const sum = (counted: Float64Array) => counted.reduce((total, count) => total + count, 0);
    return (sum(matches.subarray(Math.ceil(line))) + 0.5) / (sum(matches) + 1);
  }

  #onDay(kind: CountKind, { division, kickoffUtc }: PastMatch): Frequencies {
    const day = dayNumber(kickoffUtc);
    const key = `${kind} ${division}`;
    const found = this.#leagues.get(key) ?? { day, matches: new Float64Array(maxCounted + 1) };
    this.#leagues.set(key, found);
    const keep = 0.5 ** ((day - found.day) / halfLife[kind]);
    if (keep !== 1) for (const [place, count] of found.matches.entries()) found.matches[place] = count * keep;
    found.day = day;
    return found;
  }
}

function totalOf(match: ObservedMatch, kind: CountKind): number | undefined {
  const counts = match[kind];
  return counts === undefined ? undefined : counts[0] + counts[1];
}
