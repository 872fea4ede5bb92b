import { combineSeeds, createRandom, type Random, shuffle } from '#domain/chance/random.ts';
import type { Pair, Side } from '#domain/sports/pair.ts';
import type { PlayerFigure } from '../domain/basketball-play.ts';
import { courseOf } from './game-timeline.ts';
import type { PlannedGame } from './planned-game.ts';
import { shirtNumbersOf } from './roster.ts';

/** The sums of each player of a side by shirt number. */
export type FiguresOfSide = Readonly<Record<PlayerFigure, ReadonlyMap<number, number>>>;

/** Shares, in hundredths, of the ten players of a club in its points, rebounds or assists. */
const shares = [21, 17, 14, 12, 10, 8, 7, 5, 4, 2];
/** Share of baskets from the field that follow an assist. */
const assistedShare = 0.6;
const reboundsAMinute = 0.9;

/** An action of a player: a basket of so many points, a rebound or an assist. */
interface Deed {
  /** Seconds of play since the period began. */
  readonly at: number;
  readonly side: Side;
  readonly figure: PlayerFigure;
  readonly shirtNumber: number;
  readonly amount: number;
}

/**
 * Returns the sums of the players of both sides, home side first: every basket of the game is some player's.
 *
 * @param played seconds of play of each period that has begun
 */
export function figuresUntil(game: PlannedGame, played: readonly number[]): Pair<FiguresOfSide> {
  const deeds = deedsOf(game);
  const sums = [emptyFigures(), emptyFigures()] as const;
  for (const [period, seconds] of played.entries()) {
    for (const { at, side, figure, shirtNumber, amount } of deeds[period] ?? []) {
      const sum = sums[side][figure];
      if (at <= seconds) sum.set(shirtNumber, (sum.get(shirtNumber) ?? 0) + amount);
    }
  }
  return sums;
}

function emptyFigures(): Record<PlayerFigure, Map<number, number>> {
  return { points: new Map(), rebounds: new Map(), assists: new Map() };
}

function deedsOf(game: PlannedGame): Deed[][] {
  const random = createRandom(combineSeeds(game.seed, 'players'));
  const rosters = [rosterOf(game.home.slug, random), rosterOf(game.away.slug, random)] as const;
  return courseOf(game).map(({ baskets, playSeconds }) => {
    const deeds: Deed[] = [];
    for (const { at, side, points } of baskets) {
      const roster = rosters[side];
      const scorer = pick(roster, 'points', random);
      deeds.push({ at, side, figure: 'points', shirtNumber: scorer, amount: points });
      if (points === 1 || random.uniform() >= assistedShare) continue;
      let passer = scorer;
      while (passer === scorer) passer = pick(roster, 'assists', random);
      deeds.push({ at, side, figure: 'assists', shirtNumber: passer, amount: 1 });
    }
    for (const side of [0, 1] as const) {
      const rebounds = Math.round((reboundsAMinute * playSeconds) / 60 + 4 * (random.uniform() - 0.5));
      for (let count = 0; count < rebounds; count += 1) {
        const at = Math.floor(random.uniform() * playSeconds);
        deeds.push({ at, side, figure: 'rebounds', shirtNumber: pick(rosters[side], 'rebounds', random), amount: 1 });
      }
    }
    return deeds;
  });
}

interface Roster {
  readonly shirtNumbers: readonly number[];
  /** Running sums of the players' shares in what the side does; the last one is the whole. */
  readonly upTo: Readonly<Record<PlayerFigure, readonly number[]>>;
}

/** Returns the ten players of a club, always the same numbers and roles, each on a better or a worse day. */
function rosterOf(slug: string, day: Random): Roster {
  const { shirtNumbers, lasting } = shirtNumbersOf(slug);
  const upTo = (): number[] => {
    let sum = 0;
    return shuffle(shares, lasting).map((share) => (sum += share * (0.6 + 0.8 * day.uniform())));
  };
  return { shirtNumbers, upTo: { points: upTo(), rebounds: upTo(), assists: upTo() } };
}

/** Returns the shirt number of a player drawn by his share in a figure. */
function pick({ shirtNumbers, upTo }: Roster, figure: PlayerFigure, random: Random): number {
  const ends = upTo[figure];
  const drawn = random.uniform() * (ends.at(-1) as number);
  return shirtNumbers[ends.findIndex((end) => drawn < end)] as number;
}
