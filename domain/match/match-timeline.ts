import type { Goals } from './match-score.ts';

export const matchEventKinds = [
  'goal',
  'own-goal',
  'penalty-goal',
  'missed-penalty',
  'yellow-card',
  'second-yellow-card',
  'red-card',
  'substitution',
] as const;
export type MatchEventKind = (typeof matchEventKinds)[number];

/** An event of a match. `side` is the side that a goal counts for, also for an own goal. */
export interface MatchEvent {
  readonly minute: number;
  /** Minutes beyond the regular end of a half: 2 in `45+2`. */
  readonly addedMinute: number | null;
  readonly side: 'home' | 'away';
  readonly kind: MatchEventKind;
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
  readonly replacedName: string | null;
  readonly replacedNumber: number | null;
}

export type TimelinePart = 'first-half' | 'second-half' | 'extra-time';

export type TimelineEvent<Event extends MatchEvent = MatchEvent> = Event & {
  /** The score after a goal; undefined for anything else. */
  readonly score: Goals | undefined;
};

export interface TimelineStretch<Event extends MatchEvent = MatchEvent> {
  readonly part: TimelinePart;
  readonly events: readonly TimelineEvent<Event>[];
}

/** Returns true for every kind of event that adds to the score. */
export function isGoal(kind: MatchEventKind): boolean {
  return kind === 'goal' || kind === 'own-goal' || kind === 'penalty-goal';
}

/** Returns true for a card after which a side plays with one player fewer. */
export function isSendingOff(kind: MatchEventKind): kind is 'red-card' | 'second-yellow-card' {
  return kind === 'red-card' || kind === 'second-yellow-card';
}

/**
 * Returns the events of a match by stretch of play, first to last, each goal with the score after it, which is counted up from nil since
 * not all feeds report it.
 *
 * @param events in the order in which they happened
 */
export function matchTimeline<Event extends MatchEvent>(events: readonly Event[]): TimelineStretch<Event>[] {
  const stretches: { part: TimelinePart; events: TimelineEvent<Event>[] }[] = [];
  let score: Goals = { home: 0, away: 0 };
  for (const event of events) {
    if (isGoal(event.kind)) score = { ...score, [event.side]: score[event.side] + 1 };
    const part = partOf(event.minute);
    if (stretches.at(-1)?.part !== part) stretches.push({ part, events: [] });
    stretches.at(-1)?.events.push({ ...event, score: isGoal(event.kind) ? score : undefined });
  }
  return stretches;
}

/**
 * Returns the part of a match to which a minute belongs. Added time belongs to the minute in which it began, so `45+2` is in the first half
 * and `46` is not.
 */
function partOf(minute: number): TimelinePart {
  if (minute <= 45) return 'first-half';
  return minute <= 90 ? 'second-half' : 'extra-time';
}

export interface Scorer<Event extends MatchEvent = MatchEvent> {
  readonly playerName: string | null;
  readonly shirtNumber: number | null;
  readonly goals: readonly Event[];
}

/** Returns the goals of one side by scorer, in the order of each scorer's first goal. */
export function scorersOf<Event extends MatchEvent>(side: 'home' | 'away', events: readonly Event[]): Scorer<Event>[] {
  const goals = events.filter((event) => event.side === side && isGoal(event.kind));
  const byScorer = Map.groupBy(goals, ({ playerName, shirtNumber, kind, minute, addedMinute }) =>
    playerName === null && shirtNumber === null ? `at ${minute}+${addedMinute}` : `${playerName} ${shirtNumber} ${kind === 'own-goal'}`,
  );
  return [...byScorer.values()].map((scored) => ({
    playerName: scored[0]?.playerName ?? null,
    shirtNumber: scored[0]?.shirtNumber ?? null,
    goals: scored,
  }));
}
