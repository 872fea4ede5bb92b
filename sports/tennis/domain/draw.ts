import type { Pair, Side } from '#domain/sports/pair.ts';
import type { Stage } from '#domain/tournament/round.ts';

/** A match of a draw; players by their ids. */
export interface DrawMatch {
  readonly stage: Stage;
  readonly players: Pair<number>;
  readonly winner?: Side | undefined;
}

/** A place of a round. Its sides come from the places `2 · at` and `2 · at + 1` of the round before, when these are certain. */
export interface DrawPlace<Match> {
  /** Undefined while it is open, and when a player goes on without a match. */
  readonly match: Match | undefined;
  /** The player who goes on from here without a known match: after a bye, or when the source lacks one. */
  readonly through: number | undefined;
  /** True when it is known that the winner goes on to the place above: a match shows it, or no other place of that round is left. */
  readonly isCertain: boolean;
  /** True when the players here, or their earlier matches, are known; other places only make up the number of their round. */
  readonly isKnown: boolean;
}

export interface Draw<Match> {
  readonly rounds: readonly DrawRound<Match>[];
  /** Matches of the draw without a place because a source gives a wrong round. */
  readonly others: readonly Match[];
}

interface DrawRound<Match> {
  readonly stage: Stage;
  readonly places: readonly DrawPlace<Match>[];
}

interface OpenPlace<Match> {
  match?: Match;
  through?: number;
  /** True when a later match shows the player who comes from here. */
  isFixed: boolean;
}

const lastRounds = ['quarter-final', 'semi-final', 'final'] as const;

/**
 * Returns the matches of a tournament by rounds, from the first to the final, each twice as large as the next. Matches are placed so that the winners
 * of two neighbours meet; without a later match that shows it, they are in the given order. A player in a round has won the one before, regardless of
 * the source. Qualifying, groups and a match for the third place are left out.
 *
 * @param drawSize players of the main draw, which decides the number of rounds until a quarter-final is known
 */
export function drawOf<Match extends DrawMatch>(matches: readonly Match[], drawSize: number): Draw<Match> {
  const stages = stagesOf(matches, drawSize);
  const byRound = stages.map((stage) => matches.filter((match) => match.stage === stage));
  const rounds = stages.map((_, round) =>
    Array.from({ length: 2 ** (stages.length - 1 - round) }, (): OpenPlace<Match> => ({ isFixed: false })),
  );
  const placed = new Set<Match>();
  const placeAt = (round: number, at: number): OpenPlace<Match> => rounds[round]?.[at] as OpenPlace<Match>;

  const lay = (match: Match, round: number, at: number): void => {
    placeAt(round, at).match = match;
    placed.add(match);
    if (round === 0) return;
    for (const side of [0, 1] as const) {
      const player = match.players[side];
      const before = byRound[round - 1]?.filter((earlier) => !placed.has(earlier) && earlier.players.includes(player)) ?? [];
      const feeding = before.find(({ players, winner }) => winner !== undefined && players[winner] === player) ?? before[0];
      closeBelow(round - 1, 2 * at + side);
      if (feeding === undefined) placeAt(round - 1, 2 * at + side).through = player;
      else lay(feeding, round - 1, 2 * at + side);
    }
  };
  const closeBelow = (round: number, at: number): void => {
    if (round < 0) return;
    placeAt(round, at).isFixed = true;
    closeBelow(round - 1, 2 * at);
    closeBelow(round - 1, 2 * at + 1);
  };

  for (let round = stages.length - 1; round >= 0; round -= 1) {
    for (const match of byRound[round] ?? []) {
      if (placed.has(match)) continue;
      const free = rounds[round]?.findIndex((place) => place.match === undefined && !place.isFixed) ?? -1;
      if (free !== -1) lay(match, round, free);
    }
  }
  const others = byRound.flat().filter((match) => !placed.has(match));
  const isOpen = ({ match, isFixed }: OpenPlace<Match>): boolean => match === undefined && !isFixed;
  const isLastOpen = (round: number, at: number): boolean =>
    others.length === 0 && isOpen(placeAt(round, at)) && rounds[round]?.filter(isOpen).length === 1;
  const isKnown = (round: number, at: number): boolean => {
    const { match, through } = placeAt(round, at);
    if (match !== undefined || through !== undefined) return true;
    return round > 0 && isLastOpen(round, at) && (isKnown(round - 1, 2 * at) || isKnown(round - 1, 2 * at + 1));
  };
  return {
    rounds: stages.map((stage, round) => ({
      stage,
      places: (rounds[round] ?? []).map(({ match, through }, at) => ({
        match,
        through,
        isCertain: round === stages.length - 1 || placeAt(round + 1, at >> 1).match !== undefined || isLastOpen(round + 1, at >> 1),
        isKnown: isKnown(round, at),
      })),
    })),
    others,
  };
}

/** Returns the rounds of a draw of so many players, the final last. */
export function stagesOfDraw(rounds: number): readonly Stage[] {
  const numbered = Array.from({ length: Math.max(0, rounds - lastRounds.length) }, (_, index) => `round-${index + 1}` as Stage);
  return [...numbered, ...lastRounds.slice(-rounds)];
}

function stagesOf(matches: readonly DrawMatch[], drawSize: number): readonly Stage[] {
  const isLate = matches.some(({ stage }) => (lastRounds as readonly Stage[]).includes(stage));
  const numbers = matches.map(({ stage }) => Number(/^round-(\d)$/.exec(stage)?.[1] ?? 0));
  return stagesOfDraw(isLate ? Math.max(0, ...numbers) + lastRounds.length : Math.ceil(Math.log2(drawSize)));
}
