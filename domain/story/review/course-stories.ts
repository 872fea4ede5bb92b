import type { CourseToTell, MatchToTell, ResultToTell } from '../match-to-tell.ts';
import type { CourseStories } from '../stories.ts';
import {
  decidingGoal,
  furthestBehind,
  halfOf,
  hatTrick,
  lastEqualiser,
  leadChanges,
  otherSide,
  quickGoals,
  type ScoredGoal,
  winningGoal,
} from './course.ts';
import { firstHalfStories, settledByHalfTime } from './first-half-stories.ts';
import { fromView, goalAt, momentOf, type Result, scoredGoalsOf } from './result-story.ts';
import type { WeighedReview } from './weighed-review.ts';
import { outcomeFor, subjectOf, winningSide, wonBy } from './winner-of.ts';

type Course<Name> = WeighedReview<Name, keyof CourseStories<unknown>>;

/** Min lead that shrank to one goal. */
const shrinkingLead = 3;
/** Min goals of the match for a sentence on their half, and of penalties for one on them. */
const goalsOfHalf = 3;
const tellingPenalties = 2;
/** Last minute of an early goal, and first one of a sending-off too late to matter. */
const earlyUntil = 15;
const lateCardFrom = 85;

/** Returns the stories of how the match went that add to its opening. */
export function courseStories<Name>(match: MatchToTell<Name>, result: ResultToTell, opening: Result<Name>): Course<Name>[] {
  const { course } = result;
  if (course === undefined) return firstHalfStories(match, result);
  const goals = scoredGoalsOf(course);
  return [
    ...swings(match, result, goals, opening),
    ...deciding(match, result, goals, opening, swings(match, result, goals, opening)),
    ...patterns(match, goals, opening),
    ...penalties(match, result, course),
    ...cards(match, result, course),
  ];
}

const comebacks: ReadonlySet<string> = new Set<Result<unknown>['kind']>(['comebackWon', 'comebackDrawn']);

function swings<Name>(match: MatchToTell<Name>, result: ResultToTell, goals: readonly ScoredGoal[], opening: Result<Name>): Course<Name>[] {
  if (comebacks.has(opening.kind)) return [];
  const winner = winningSide(result);
  const told: Course<Name>[] = [];
  const changes = leadChanges(goals);
  if (changes >= 2) told.push({ weight: 3.5, topic: 'swing', story: { kind: 'leadChanged', facts: { times: changes } } });
  if (winner === undefined) return told;
  const won = wonBy(match, winner, result);
  const behind = furthestBehind(goals, winner);
  const level = goals.findLast(({ side, after }) => side === winner && after.home === after.away);
  // The opening has told the deficit of a late winner.
  const isTold = opening.kind === 'lateWinner' && opening.facts.fromBehind === true;
  const winning = decidingGoal(goals);
  if (behind !== undefined && level !== undefined && winning !== undefined && !isTold && !isSameMoment(level, winning)) {
    const facts = { ...won, ...fromView(level.before, winner), ...goalAt(level), winning: goalAt(winning) };
    told.push({ weight: 3, topic: 'swing', story: { kind: 'turnedRound', facts } });
  }
  const shrunk = shrunkLead(match, result, goals);
  return shrunk === undefined ? told : [...told, shrunk];
}

const isSameMoment = (one: ScoredGoal, other: ScoredGoal) => one.minute === other.minute && one.added === other.added;

function shrunkLead<Name>(match: MatchToTell<Name>, result: ResultToTell, goals: readonly ScoredGoal[]): Course<Name> | undefined {
  const winner = winningSide(result);
  if (winner === undefined || Math.abs(result.home - result.away) !== 1) return undefined;
  // What the loser was furthest behind is the winner's largest lead.
  const largest = furthestBehind(goals, otherSide(winner));
  if (largest === undefined || Math.abs(largest.after.home - largest.after.away) < shrinkingLead) return undefined;
  const facts = { ...wonBy(match, winner, result), ...fromView(largest.after, winner), ...momentOf(largest) };
  return { weight: 4, topic: 'swing', story: { kind: 'leadShrank', facts } };
}

/** @param swings the stories on the lead, from which the heaviest is chosen: it names both equaliser and winning goal of a match that was turned round */
function deciding<Name>(
  match: MatchToTell<Name>,
  result: ResultToTell,
  goals: readonly ScoredGoal[],
  opening: Result<Name>,
  swings: readonly Course<Name>[],
): Course<Name>[] {
  if (opening.kind === 'lateWinner' || opening.kind === 'lateEqualiser') return halfTimeBefore(match, result, goals);
  const equaliser = lastEqualiser(goals);
  if (equaliser !== undefined) {
    const facts = { ...subjectOf(match, equaliser.side), ...goalAt(equaliser), goals: result.home };
    return [{ weight: 2.2, topic: 'deciding', story: { kind: 'equaliser', facts } }];
  }
  const goal = decidingGoal(goals);
  if (goal === undefined || shrunkLead(match, result, goals) !== undefined) return [];
  const [swing] = [...swings].sort((one, other) => other.weight - one.weight);
  if (swing?.story.kind === 'turnedRound') return settledByHalfTime(match, result, goals);
  // An equaliser and the next goal within one minute make the story of two quick goals.
  if (isTurnedAtOnce(goals, opening)) return settledByHalfTime(match, result, goals);
  const won = wonBy(match, goal.side, result);
  if (goal === goals.at(-1))
    return [{ weight: 2.5, topic: 'deciding', story: { kind: 'winningGoal', facts: { ...won, ...goalAt(goal) } } }];
  const winning = winningGoal(goals);
  const isLater = winning !== undefined && winning !== goal;
  const facts = { ...won, ...fromView(goal.after, goal.side), ...goalAt(goal), ...(isLater && { winning: goalAt(winning) }) };
  const ahead: Course<Name> = { weight: goal.minute <= earlyUntil ? 2 : 1.2, topic: 'deciding', story: { kind: 'aheadForGood', facts } };
  return [ahead, ...settledByHalfTime(match, result, goals)];
}

/** Returns the half-time score before a late goal, unless the goals tell it: an only goal in the second half, or all goals in one half. */
function halfTimeBefore<Name>(match: MatchToTell<Name>, result: ResultToTell, goals: readonly ScoredGoal[]): Course<Name>[] {
  const isTold = goals.length === 1 || (goals.length >= goalsOfHalf && new Set(goals.map(halfOf)).size === 1);
  return isTold
    ? []
    : firstHalfStories(match, result).filter(({ story: { kind } }) => kind === 'leadNotHeld' || kind === 'levelAtHalfTime');
}

/** Returns true when the winner equalised and went ahead for good in one minute, which the opening does not tell and two quick goals do. */
function isTurnedAtOnce(goals: readonly ScoredGoal[], { kind }: Result<unknown>): boolean {
  const burst = kind === 'lateWinner' ? undefined : quickGoals(goals);
  return burst?.goals === 2 && burst.last === decidingGoal(goals) && isSameMoment(burst.first, burst.last);
}

function patterns<Name>(match: MatchToTell<Name>, goals: readonly ScoredGoal[], opening: Result<Name>): Course<Name>[] {
  const told: Course<Name>[] = [];
  const three = hatTrick(goals);
  if (three !== undefined) {
    const of = goals.filter(({ side }) => side === three.side).length;
    told.push({
      weight: 4,
      topic: 'pattern',
      story: { kind: 'threeByOne', facts: { ...subjectOf(match, three.side), goals: three.goals, of, ...playerOf(match, three.player) } },
    });
  }
  const burst = quickGoals(goals);
  // Where the second of two goals won the match, its own story or that of the turn names both; within one minute it is the story of two quick goals.
  const isWon = burst?.goals === 2 && burst.last === decidingGoal(goals) && !isTurnedAtOnce(goals, opening);
  if (burst !== undefined && !isWon) {
    const facts = { ...subjectOf(match, burst.side), goals: burst.goals, minutes: burst.minutes, minute: burst.first.minute };
    told.push({ weight: burst.goals > 2 ? 3.5 : 2.1, topic: 'pattern', story: { kind: 'quickGoals', facts } });
  }
  const halves = new Set(goals.map(halfOf));
  const [half] = halves;
  if (half !== undefined && halves.size === 1 && goals.length >= goalsOfHalf)
    told.push({ weight: 2, topic: 'pattern', story: { kind: 'goalsInOneHalf', facts: { half, goals: goals.length } } });
  const spot = goals.filter(({ kind }) => kind === 'penalty-goal').length;
  if (spot >= tellingPenalties)
    told.push({ weight: 2.3, topic: 'pattern', story: { kind: 'penaltyGoals', facts: { goals: spot, of: goals.length } } });
  return told;
}

/** Returns the name of a player, where it is known, and that it is a woman. */
function playerOf({ women }: MatchToTell<unknown>, player: string | undefined): { readonly player?: string; readonly women?: true } {
  return { ...(player !== undefined && { player }), ...(women && { women }) };
}

function penalties<Name>(match: MatchToTell<Name>, result: ResultToTell, { missedPenalties }: CourseToTell): Course<Name>[] {
  return missedPenalties.map(({ side, ...moment }) => {
    const outcome = outcomeFor(side, result);
    const facts = { ...subjectOf(match, side), ...momentOf(moment), outcome };
    const isClose = outcome !== 'won' && Math.abs(result.home - result.away) <= 1;
    return { weight: isClose ? 3.6 : 2, topic: 'penalty', story: { kind: 'penaltyMissed', facts } };
  });
}

function cards<Name>(match: MatchToTell<Name>, result: ResultToTell, { sendingsOff }: CourseToTell): Course<Name>[] {
  const [first] = sendingsOff;
  if (first === undefined) return [];
  const [home, away] = (['home', 'away'] as const).map((side) => sendingsOff.filter((card) => card.side === side).length) as [
    number,
    number,
  ];
  if (home > 0 && away > 0) {
    const facts = { home: match.home.name, away: match.away.name, homePlayers: home, awayPlayers: away };
    return [{ weight: 4.5, topic: 'cards', story: { kind: 'bothSentOff', facts } }];
  }
  const facts = { ...subjectOf(match, first.side), ...momentOf(first), outcome: outcomeFor(first.side, result) };
  if (sendingsOff.length > 1)
    return [{ weight: 5, topic: 'cards', story: { kind: 'severalSentOff', facts: { ...facts, players: sendingsOff.length } } }];
  const weight = first.minute <= 45 ? 4.2 : first.minute >= lateCardFrom ? 2.1 : 3.2;
  return [{ weight, topic: 'cards', story: { kind: 'sentOff', facts } }];
}
