import type { FeedPerson } from '#data/feeds/feed.ts';
import { combineSeeds, createRandom, type Random } from '#domain/chance/random.ts';

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward';

/** A player of a club by number and position; `nameSquads` adds the name. */
export interface SquadMember extends FeedPerson {
  readonly shirtNumber: number;
  readonly position: Position;
}

/** Traditional numbers by position; these 20 are always worn. */
const core: readonly (readonly [Position, readonly number[]])[] = [
  ['goalkeeper', [1, 13]],
  ['defender', [2, 3, 4, 5, 12, 15]],
  ['midfielder', [6, 8, 10, 14, 16, 18, 20]],
  ['forward', [7, 9, 11, 17, 19]],
];
const reserves: readonly SquadMember[] = [
  { shirtNumber: 22, position: 'defender' },
  { shirtNumber: 23, position: 'midfielder' },
  { shirtNumber: 25, position: 'goalkeeper' },
  { shirtNumber: 29, position: 'forward' },
  { shirtNumber: 33, position: 'defender' },
];

/** Returns a club's 20 to 25 players by number and position. */
export function squadOf(clubSeed: number): SquadMember[] {
  const random = createRandom(combineSeeds(clubSeed, 'squad'));
  const members = core.flatMap(([position, numbers]) => numbers.map((shirtNumber) => ({ shirtNumber, position })));
  const extra = random.integer(reserves.length + 1);
  return [...members, ...reserves.slice(0, extra)].sort((one, other) => one.shirtNumber - other.shirtNumber);
}

export interface TeamSheet {
  readonly starters: readonly SquadMember[];
  readonly bench: readonly SquadMember[];
}

const formation: Readonly<Record<Position, number>> = { goalkeeper: 1, defender: 4, midfielder: 4, forward: 2 };

/** Returns the eleven who start, low numbers more often than high ones, and the substitutes. */
export function teamSheet(squad: readonly SquadMember[], random: Random): TeamSheet {
  const ordered = squad
    .map((member) => ({ member, order: member.shirtNumber + random.uniform() * 14 }))
    .sort((one, other) => one.order - other.order)
    .map(({ member }) => member);
  const starters = (Object.keys(formation) as Position[]).flatMap((position) =>
    ordered.filter((member) => member.position === position).slice(0, formation[position]),
  );
  return { starters, bench: ordered.filter((member) => !starters.includes(member)) };
}
