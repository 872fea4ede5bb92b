import type { Tie, TieMatch } from './knock-out-ties.ts';
import { type Stage, stageRank } from './round.ts';

/** The fields of a tie that a bracket uses. */
export type BracketTie = Pick<Tie<TieMatch>, 'firstId' | 'secondId' | 'winnerId' | 'decidedBy' | 'isOver'>;

export interface KnockOutRound<Tie> {
  readonly stage: Stage;
  readonly ties: readonly Tie[];
}

/** A place of a round in the tree. Rows are counted from 1; the ties that lead to a place take its rows in the round before. */
export interface BracketPlace<Tie> {
  /** Undefined while the pair is not known. */
  readonly tie: Tie | undefined;
  /** The ties whose winners meet here, as far as they are certain. */
  readonly feeders: readonly BracketPlace<Tie>[];
  /** True when the winner's next place is certain. */
  readonly leadsOn: boolean;
  readonly row: number;
  readonly rows: number;
}

export interface Bracket<Tie> {
  /** The rounds of the tree, the final last, each from the top down. */
  readonly tree: readonly { readonly stage: Stage; readonly places: readonly BracketPlace<Tie>[] }[];
  /** The number of rows that the tree takes. */
  readonly rows: number;
  /** Rounds that are not in the tree, the latest first: for third place, qualifying, rounds too large to be drawn. */
  readonly others: readonly KnockOutRound<Tie>[];
}

const maxTies = 16;

const sizes: Partial<Record<Stage, number>> = {
  'round-of-128': 64,
  'round-of-64': 32,
  'round-of-32': 16,
  'round-of-16': 8,
  'quarter-final': 4,
  'semi-final': 2,
  final: 1,
};
const sizedStages = Object.keys(sizes) as Stage[];
const stagesOfTree: readonly string[] = [
  'round-1',
  'round-2',
  'round-3',
  'round-4',
  'round-5',
  'round-6',
  'round-7',
  'round-8',
  'knock-out-play-off',
  ...sizedStages,
];

/** A place while the tree is put together. */
interface OpenPlace<Tie> {
  tie: Tie | undefined;
  feeders: OpenPlace<Tie>[];
  /** True when the feeders are certain to lead here. */
  certain: boolean;
  leadsOn: boolean;
  row: number;
  rows: number;
}

/** Returns the knock-out rounds of a season as a tree: the winners of ties side by side meet in the next round. */
export function bracketOf<Tie extends BracketTie>(rounds: readonly KnockOutRound<Tie>[]): Bracket<Tie> {
  const ordered = rounds.toSorted((one, other) => stageRank(one.stage) - stageRank(other.stage));
  const eligible = ordered.filter(({ stage }) => stagesOfTree.includes(stage));
  const firstOfTree = eligible.findLastIndex(({ ties }) => ties.length > maxTies) + 1;
  const inTree = eligible.slice(firstOfTree);
  const others = ordered.filter((round) => !inTree.includes(round)).toReversed();
  const columns = withRoundsToCome(inTree.map((round, at) => ({ ...round, ties: round.ties.map((tie) => settled(tie, inTree[at + 1])) })));
  for (const [at, { places }] of columns.entries()) if (at > 0) link(columns[at - 1]?.places ?? [], places);
  const fed = new Set(columns.flatMap(({ places }) => places.flatMap(({ feeders }) => feeders)));
  let rows = 0;
  for (const { places } of columns.toReversed()) for (const place of places) if (!fed.has(place)) rows += lay(place, rows + 1);
  return {
    tree: columns.map(({ stage, places }) => ({ stage, places: places.toSorted((one, other) => one.row - other.row).map(toPlace) })),
    rows,
    others,
  };
}

/** Returns a tie that ended without a score that decides, with the winner that the next round shows. */
function settled<Tie extends BracketTie>(tie: Tie, next: KnockOutRound<Tie> | undefined): Tie {
  if (tie.winnerId !== undefined || !tie.isOver || next === undefined) return tie;
  const through = [tie.firstId, tie.secondId].filter((id) => next.ties.some((later) => later.firstId === id || later.secondId === id));
  return through.length === 1 ? { ...tie, winnerId: through[0], decidedBy: 'later-round' } : tie;
}

/** Returns the rounds with a place for each of their ties, and, until there is a final, with the places that are still open. */
function withRoundsToCome<Tie>(rounds: readonly KnockOutRound<Tie>[]): { stage: Stage; places: OpenPlace<Tie>[] }[] {
  const last = rounds.at(-1)?.stage;
  if (last === undefined || last === 'final') return rounds.map(({ stage, ties }) => ({ stage, places: ties.map((tie) => placeOf(tie)) }));
  const toCome = sizedStages.includes(last) ? sizedStages.slice(sizedStages.indexOf(last) + 1) : [];
  return [...rounds, ...toCome.map((stage) => ({ stage, ties: [] }))].map(({ stage, ties }) => {
    const open = Math.max(0, (sizes[stage] ?? 0) - ties.length);
    return { stage, places: [...ties.map((tie) => placeOf(tie)), ...Array.from({ length: open }, () => placeOf<Tie>())] };
  });
}

function placeOf<Tie>(tie?: Tie): OpenPlace<Tie> {
  return { tie, feeders: [], certain: true, leadsOn: false, row: 0, rows: 1 };
}

/** Links each place of a round to those of the round before from which its clubs came; open places share the remaining ones. */
function link<Tie extends BracketTie>(before: readonly OpenPlace<Tie>[], places: readonly OpenPlace<Tie>[]): void {
  const left = new Set(before);
  for (const place of places) {
    const { tie } = place;
    if (tie === undefined) continue;
    for (const clubId of [tie.firstId, tie.secondId]) {
      const from = [...left].find((earlier) => earlier.tie !== undefined && canSend(earlier.tie, clubId));
      if (from === undefined) continue;
      left.delete(from);
      from.leadsOn = true;
      place.feeders.push(from);
    }
  }
  const open = places.filter(({ tie }) => tie === undefined);
  const rest = [...left];
  if (rest.length !== open.length * 2) return;
  for (const [at, place] of open.entries()) {
    place.feeders = rest.slice(at * 2, at * 2 + 2);
    place.certain = open.length === 1;
    if (place.certain) for (const feeder of place.feeders) feeder.leadsOn = true;
  }
}

function canSend({ firstId, secondId, winnerId }: BracketTie, clubId: number): boolean {
  return winnerId === undefined ? firstId === clubId || secondId === clubId : winnerId === clubId;
}

/** Gives rows to a place and to all that lead to it; returns the number of rows. */
function lay<Tie>(place: OpenPlace<Tie>, row: number): number {
  let rows = 0;
  for (const feeder of place.feeders) rows += lay(feeder, row + rows);
  place.row = row;
  place.rows = Math.max(1, rows);
  return place.rows;
}

function toPlace<Tie>({ tie, feeders, certain, leadsOn, row, rows }: OpenPlace<Tie>): BracketPlace<Tie> {
  return { tie, feeders: certain ? feeders.map(toPlace) : [], leadsOn, row, rows };
}
