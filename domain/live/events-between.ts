import type { Goals } from '#domain/match/match-score.ts';
import { isSame } from './is-same.ts';
import type { LiveCard, LiveEvent, LiveGoal, LiveState } from './live-event.ts';

/**
 * Returns the events that lead from one state of a match to the next, in the order in which they are to be told.
 *
 * @param at the moment of the new state, by which its minute counts on
 */
export function eventsBetween(before: LiveState, after: LiveState, at: Date): LiveEvent[] {
  const events: LiveEvent[] = [];
  const differs = (...members: (keyof LiveState)[]) => members.some((member) => !isSame(before[member], after[member]));
  const { status, kickoffUtc, forecast, period, minute, addedMinute, score, penalties, odds } = after;
  if (differs('status', 'period', 'kickoffUtc')) events.push({ kind: 'status', status, period, kickoffUtc, forecast });
  if (differs('period', 'minute', 'addedMinute')) events.push({ kind: 'clock', period, minute, addedMinute, at: at.toISOString() });
  if (differs('score', 'penalties')) events.push({ kind: 'score', score, penalties });
  events.push(...goalEvents(before.goals, after.goals), ...cardEvents(before.cards, after.cards));
  if (differs('lineUpVersion')) events.push({ kind: 'line-up' });
  if (differs('odds')) events.push({ kind: 'price', odds });
  for (const tip of after.tips) {
    if (!before.tips.some((known) => isSame(known, tip))) events.push({ kind: 'tip', ...tip });
  }
  if (differs('detailsVersion')) events.push({ kind: 'details' });
  return events;
}

/**
 * Returns the goals of a match as its score counts them: those of its timeline, and the missing ones without scorer. A timeline that is ahead
 * of the score is cut, since it is the score that stands on the page.
 */
export function goalsOfScore(timeline: readonly LiveGoal[], score: Goals | null, minute: number | null): LiveGoal[] {
  if (score === null) return [...timeline];
  const left = { ...score };
  const counted = timeline.filter(({ side }) => left[side]-- > 0);
  for (const side of ['home', 'away'] as const) {
    for (let missing = 0; missing < left[side]; missing += 1) {
      counted.push({ side, kind: 'goal', minute, addedMinute: null, playerName: null, shirtNumber: null });
    }
  }
  return counted;
}

/**
 * Goals are told apart by their side and their order: the third one of a side stays the third when its scorer or its minute is corrected. Of
 * more than before the ones that the earlier list does not know are new, of fewer the ones that the later list does not know are gone.
 */
function goalEvents(before: readonly LiveGoal[], after: readonly LiveGoal[]): LiveEvent[] {
  const events: LiveEvent[] = [];
  for (const side of ['home', 'away'] as const) {
    const [former, present] = [before, after].map((goals) => goals.filter((goal) => goal.side === side)) as [LiveGoal[], LiveGoal[]];
    const gone = unknownTo(present, former, former.length - present.length);
    const fresh = unknownTo(former, present, present.length - former.length);
    for (const goal of gone) events.push(toldGoal(before, goal, 'taken-back'));
    const stayed = former.filter((goal) => !gone.includes(goal));
    let place = 0;
    for (const goal of present) {
      if (fresh.includes(goal)) {
        events.push(toldGoal(after, goal, 'scored'));
      } else {
        if (!isSame(stayed[place], goal)) events.push(toldGoal(after, goal, 'revised'));
        place += 1;
      }
    }
  }
  return events.sort((first, second) => orderOf(first) - orderOf(second));
}

const orderOf = (event: LiveEvent): number => (event.kind === 'goal' ? event.number + (event.change === 'taken-back' ? 0 : 100) : 0);

/** Returns so many of `goals` that `others` does not hold, the last ones first. */
function unknownTo(others: readonly LiveGoal[], goals: readonly LiveGoal[], count: number): readonly LiveGoal[] {
  if (count <= 0) return [];
  const isKnown = (goal: LiveGoal) => others.some((other) => isSame(other, goal));
  return [...goals.filter(isKnown), ...goals.filter((goal) => !isKnown(goal))].slice(-count);
}

function toldGoal(goals: readonly LiveGoal[], goal: LiveGoal, change: 'scored' | 'revised' | 'taken-back'): LiveEvent {
  const at = goals.indexOf(goal);
  const until = goals.slice(0, change === 'taken-back' ? at : at + 1);
  const count = (side: 'home' | 'away') => until.filter((other) => other.side === side).length;
  return { kind: 'goal', number: at + 1, goal, score: { home: count('home'), away: count('away') }, change };
}

function cardEvents(before: readonly LiveCard[], after: readonly LiveCard[]): LiveEvent[] {
  const reds = redsOf(after);
  const missingFrom = (others: readonly LiveCard[]) => (card: LiveCard) => !others.some((other) => isSame(other, card));
  return [
    ...before.filter(missingFrom(after)).map((card): LiveEvent => ({ kind: 'card', card, reds, change: 'taken-back' })),
    ...after.filter(missingFrom(before)).map((card): LiveEvent => ({ kind: 'card', card, reds, change: 'shown' })),
  ];
}

/** Returns the number of players that each side has lost by cards. */
export function redsOf(cards: readonly LiveCard[]): Goals {
  const count = (side: 'home' | 'away') => cards.filter((card) => card.side === side && card.kind !== 'yellow-card').length;
  return { home: count('home'), away: count('away') };
}
