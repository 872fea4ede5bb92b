import type { Pair, Side } from '#domain/sports/pair.ts';
import type { TieBreakLength } from '../domain/forecast/in-play.ts';
import type { TennisPoints, TennisTimeline } from '../domain/tennis-play.ts';
import { type BestOf, isWholeSet, type TennisSet } from '../domain/tennis-score.ts';

type Mutable = [number, number];

interface Serve {
  readonly isAce: boolean;
  readonly isDoubleFault: boolean;
  readonly isFirstIn: boolean;
}

/** The umpire's sheet of one match: it takes the winner of each point and derives the score by the rules. */
export class ScoreSheet {
  readonly bestOf: BestOf;
  winner: Side | undefined;
  readonly #lastTieBreak: TieBreakLength;
  readonly #sets: { games: Mutable; tieBreak?: Mutable }[] = [{ games: [0, 0] }];
  readonly #games: { server: Side; winner: Side }[][] = [[]];
  readonly #tieBreaks: { set: number; firstServer: Side; points: Side[] }[] = [];
  readonly #setsWon: Mutable = [0, 0];
  readonly #points: Mutable = [0, 0];
  /** The server of the game; in a tie-break, the server of its first point. */
  #gameServer: Side;
  readonly #aces: Mutable = [0, 0];
  readonly #doubleFaults: Mutable = [0, 0];
  readonly #serves: Mutable = [0, 0];
  readonly #firstIn: Mutable = [0, 0];
  readonly #breaks: Mutable = [0, 0];
  readonly #pointsWon: Mutable = [0, 0];

  constructor(bestOf: BestOf, lastTieBreak: TieBreakLength, firstServer: Side) {
    this.bestOf = bestOf;
    this.#lastTieBreak = lastTieBreak;
    this.#gameServer = firstServer;
  }

  get sets(): readonly TennisSet[] {
    return this.#sets.map(({ games, tieBreak }) => ({
      games: [games[0], games[1]],
      ...(tieBreak === undefined ? {} : { tieBreak: [tieBreak[0], tieBreak[1]] }),
    }));
  }

  get points(): Pair<number> {
    return this.#points;
  }

  get isTieBreak(): boolean {
    const [first, second] = this.#set.games;
    return first === 6 && second === 6;
  }

  /** Returns the server of the next point. */
  get server(): Side {
    const played = this.#points[0] + this.#points[1];
    const isOther = this.isTieBreak && Math.floor((played + 1) / 2) % 2 === 1;
    return isOther ? ((1 - this.#gameServer) as Side) : this.#gameServer;
  }

  /** True before a game at which players change ends. */
  get isChangeover(): boolean {
    const [first, second] = this.#set.games;
    return this.#points[0] + this.#points[1] === 0 && (first + second) % 2 === 1;
  }

  serve({ isAce, isDoubleFault, isFirstIn }: Serve): void {
    const server = this.server;
    this.#serves[server] += 1;
    if (isAce) this.#aces[server] += 1;
    if (isDoubleFault) this.#doubleFaults[server] += 1;
    if (isFirstIn) this.#firstIn[server] += 1;
  }

  point(winner: Side): void {
    const isTieBreak = this.isTieBreak;
    this.#points[winner] += 1;
    this.#pointsWon[winner] += 1;
    if (isTieBreak) this.#noteTieBreak(winner);
    const needed = !isTieBreak ? 4 : this.#sets.length === this.bestOf ? this.#lastTieBreak : 7;
    if (this.#points[winner] >= needed && this.#points[winner] - (this.#points[1 - winner] as number) >= 2)
      this.#endGame(winner, isTieBreak);
  }

  course(): TennisTimeline {
    return {
      games: this.#games.filter((games) => games.length > 0).map((games) => [...games]),
      tieBreaks: this.#tieBreaks.map((tieBreak) => ({ ...tieBreak, points: [...tieBreak.points] })),
      statistics: {
        aces: [...this.#aces],
        doubleFaults: [...this.#doubleFaults],
        firstServesIn: [this.#percentIn(0), this.#percentIn(1)],
        breaks: [...this.#breaks],
        pointsWon: [...this.#pointsWon],
      },
    };
  }

  get #set(): { games: Mutable; tieBreak?: Mutable } {
    return this.#sets.at(-1) as { games: Mutable; tieBreak?: Mutable };
  }

  #percentIn(side: Side): number {
    return this.#serves[side] === 0 ? 0 : Math.round((100 * this.#firstIn[side]) / this.#serves[side]);
  }

  #noteTieBreak(winner: Side): void {
    const set = this.#sets.length - 1;
    let tieBreak = this.#tieBreaks.at(-1);
    if (tieBreak?.set !== set) {
      tieBreak = { set, firstServer: this.#gameServer, points: [] };
      this.#tieBreaks.push(tieBreak);
    }
    tieBreak.points.push(winner);
  }

  #endGame(winner: Side, isTieBreak: boolean): void {
    this.#games.at(-1)?.push({ server: this.#gameServer, winner });
    if (!isTieBreak && winner !== this.#gameServer) this.#breaks[winner] += 1;
    if (isTieBreak) this.#set.tieBreak = [...this.#points];
    this.#set.games[winner] += 1;
    this.#points.fill(0);
    this.#gameServer = (1 - this.#gameServer) as Side;
    if (!isWholeSet(this.#set, false)) return;
    this.#setsWon[winner] += 1;
    if (this.#setsWon[winner] === (this.bestOf + 1) / 2) this.winner = winner;
    else {
      this.#sets.push({ games: [0, 0] });
      this.#games.push([]);
    }
  }
}

const calls = ['0', '15', '30', '40'] as const;

/** Returns the points of the game as called by the umpire. */
export function calledPoints({ points: [first, second], isTieBreak }: Pick<ScoreSheet, 'points' | 'isTieBreak'>): Pair<TennisPoints> {
  if (isTieBreak) return [`${first}`, `${second}`];
  const call = (own: number, other: number): TennisPoints => {
    if (own < 3 || other < 3) return calls[own] as TennisPoints;
    return own > other ? 'A' : '40';
  };
  return [call(first, second), call(second, first)];
}
