import type { BySide, FeedAbsence, FeedLineUp, FeedPlayer } from '#data/feeds/feed.ts';
import { combineSeeds, createRandom, type Random } from '#domain/chance/random.ts';
import type { AbsenceReason } from '#domain/player/absence.ts';
import { type Position, type SquadMember, teamSheet } from '../clubs/squads.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Times of team news: line-ups come an hour before kick-off, absent players a day before; both are reported until ten days after the match. */
const announcedBeforeMs = hourMs;
const absencesBeforeMs = dayMs;
const reportedAfterMs = 10 * dayMs;
const benchPlaces = 9;

/** The formations of an eleven of four defenders, four midfielders and two forwards, as the lines before the goalkeeper. */
const shapes = ['4-4-2', '4-1-3-2', '4-2-2-2', '4-3-1-2'] as const;
const order: readonly Position[] = ['goalkeeper', 'defender', 'midfielder', 'forward'];
const reasons: readonly (readonly [AbsenceReason, number])[] = [
  ['injury', 0.6],
  ['suspension', 0.8],
  ['illness', 0.9],
];

type Squads = Readonly<Record<'home' | 'away', readonly SquadMember[]>>;

/** The players of one side on the day: the eleven who start and the bench. */
export interface MatchdaySquad {
  readonly starters: readonly SquadMember[];
  readonly bench: readonly SquadMember[];
}

/** Returns the players of both sides, drawn first from the random numbers of the match's events, so that the events fit. */
export function drawMatchdaySquads(squads: Squads, random: Random): Readonly<Record<'home' | 'away', MatchdaySquad>> {
  const draw = (squad: readonly SquadMember[]): MatchdaySquad => {
    const { starters, bench } = teamSheet(squad, random);
    return { starters, bench: bench.slice(0, benchPlaces) };
  };
  return { home: draw(squads.home), away: draw(squads.away) };
}

/** Returns the random numbers that the line-ups and events of a match are drawn from. */
export function chancesOf(seed: number): Random {
  return createRandom(combineSeeds(seed, 'events'));
}

interface TeamNews {
  readonly lineUps?: BySide<FeedLineUp>;
  readonly absences?: BySide<readonly FeedAbsence[]>;
}

/** Returns the line-ups and absent players of a match that are reported at a moment. */
export function teamNewsAt(seed: number, kickoffMs: number, nowMs: number, squads: Squads): TeamNews {
  if (nowMs < kickoffMs - absencesBeforeMs || nowMs > kickoffMs + reportedAfterMs) return {};
  const isAnnounced = nowMs >= kickoffMs - announcedBeforeMs;
  const drawn = drawMatchdaySquads(squads, chancesOf(seed));
  const random = createRandom(combineSeeds(seed, 'team news'));
  const absences = {
    home: absencesOf(squads.home, drawn.home, isAnnounced, random),
    away: absencesOf(squads.away, drawn.away, isAnnounced, random),
  };
  return isAnnounced ? { absences, lineUps: { home: lineUpOf(drawn.home, random), away: lineUpOf(drawn.away, random) } } : { absences };
}

/** True when line-ups or absent players became known after one moment and until another. */
export function hasTeamNews(kickoffMs: number, afterMs: number, untilMs: number): boolean {
  return [absencesBeforeMs, announcedBeforeMs].some((before) => kickoffMs - before > afterMs && kickoffMs - before <= untilMs);
}

function lineUpOf({ starters, bench }: MatchdaySquad, random: Random): FeedLineUp {
  const formation = shapes[random.integer(shapes.length)] as string;
  const inOrder = starters.toSorted((one, other) => order.indexOf(one.position) - order.indexOf(other.position));
  const places = [1, ...formation.split('-').map(Number)].flatMap((count, line) =>
    Array.from({ length: count }, (_, place) => ({ line: line + 1, place: place + 1 })),
  );
  return {
    formation,
    starters: inOrder.map((member, index): FeedPlayer => ({ ...member, place: places[index] })),
    bench: bench.toSorted((one, other) => one.shirtNumber - other.shirtNumber),
  };
}

/** Returns the players outside the matchday squad who have a reason; before the line-up some of them are doubtful. */
function absencesOf(
  squad: readonly SquadMember[],
  { starters, bench }: MatchdaySquad,
  isAnnounced: boolean,
  random: Random,
): FeedAbsence[] {
  const left = squad.filter((member) => !starters.includes(member) && !bench.includes(member));
  return left.flatMap(({ position: _position, ...person }) => {
    const [chance, isOpen] = [random.uniform(), random.uniform() < 0.3];
    const reason = reasons.find(([, below]) => chance < below)?.[0];
    if (reason === undefined) return [];
    return [{ ...person, reason, ...(isOpen && !isAnnounced && reason !== 'suspension' ? { isDoubtful: true } : {}) }];
  });
}
