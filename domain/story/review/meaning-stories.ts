import { bothSides, sideRecord } from '../lead-stories.ts';
import type { ClubToTell, MatchToTell, ResultToTell, Side } from '../match-to-tell.ts';
import { hasLost, hasWon, type Runs, runsOf } from '../runs.ts';
import type { MeaningStories, Story } from '../stories.ts';
import { rankOf } from './result-story.ts';
import type { WeighedReview } from './weighed-review.ts';
import { outcomeFor } from './winner-of.ts';

type MeaningKind = keyof MeaningStories<unknown>;
type Meaning<Name> = WeighedReview<Name, MeaningKind>;
type Outcome = 'won' | 'drawn' | 'lost';

const longRun = { winning: 4, losing: 4, unbeaten: 6, winless: 5 } as const;
/** Min matches, this one counted, for a first win, a first defeat, and a season without a win. */
const firstAfter = { win: 4, defeat: 5, winless: 5 } as const;
/** Min matches of both clubs before a change of places is meaningful, and min places of a remarkable one. */
const settledAfter = 4;
const farPlaces = 3;

/** Returns the stories of what a result means in the table and for the clubs' records. */
export function meaningStories<Name>(match: MatchToTell<Name>, result: ResultToTell): Meaning<Name>[] {
  return [...decided(match, result), ...places(match, result), ...records(match, result)];
}

function decided<Name>(match: MatchToTell<Name>, { after }: ResultToTell): Meaning<Name>[] {
  return bothSides(match).flatMap(({ side, facts }) =>
    (after?.decided ?? [])
      .filter((each) => each.side === side)
      .map(({ outcome }) => ({ weight: 9, topic: 'decided' as const, story: { kind: 'decided', facts: { ...facts, outcome } } })),
  );
}

/** Returns the changes of place that go with the result: up for a club that has not lost, down for one that has not won. */
function places<Name>(match: MatchToTell<Name>, result: ResultToTell): Meaning<Name>[] {
  const { home, away, table } = match;
  const after = result.after?.places;
  if (after === undefined || Math.min(home.results.length, away.results.length) < settledAfter) return [];
  const line = table?.relegatedFrom ?? Number.POSITIVE_INFINITY;
  return bothSides(match).flatMap(({ side, subject, facts }): Meaning<Name>[] => {
    const [from, to] = [subject.standing?.place, after[side]];
    const outcome = outcomeFor(side, result);
    if (from === undefined || from === to || outcome === (to < from ? 'lost' : 'won')) return [];
    const crossed = from >= line !== to >= line;
    const weight = to === 1 ? 5 : from === 1 ? 4 : crossed ? 3.5 : Math.abs(from - to) >= farPlaces ? 1.6 : 1;
    const change = {
      ...facts,
      from,
      to,
      ...(crossed && { relegation: true as const }),
      ...(outcome === 'drawn' && { drawn: true as const }),
    };
    return [{ weight, topic: 'table', story: { kind: to < from ? 'movedUp' : 'movedDown', facts: change } }];
  });
}

function records<Name>(match: MatchToTell<Name>, result: ResultToTell): Meaning<Name>[] {
  return bothSides(match).flatMap(({ side, subject, facts }) => {
    if (subject.results.length === 0) return [];
    const outcome = outcomeFor(side, result);
    const before = runsOf(subject);
    const ranked = rankOf(match, side) === 'first' ? 1 : 0;
    const run = [runOf(before, outcome)].flat().map(
      ({ kind, length, excess }): Meaning<Name> => ({
        weight: 3 + 0.5 * excess + (endsRun.has(kind) ? ranked + 0.6 : 0),
        topic: 'form',
        story: {
          kind,
          facts: { ...facts, run: length, ...(kind === 'winningRunEnded' && outcome === 'drawn' && { drawn: true as const }) },
        },
      }),
    );
    return [...run, ...firsts(subject, side, outcome, facts)];
  });
}

const endsRun: ReadonlySet<MeaningKind> = new Set<MeaningKind>([
  'winningRunEnded',
  'losingRunEnded',
  'unbeatenRunEnded',
  'winlessRunEnded',
]);

type RunKind = 'winningRunGoesOn' | 'winningRunEnded' | 'losingRunGoesOn' | 'losingRunEnded' | 'unbeatenRunEnded' | 'winlessRunEnded';
interface TellingRun {
  readonly kind: RunKind;
  readonly length: number;
  /** Matches beyond the shortest run of its kind that a review mentions. */
  readonly excess: number;
}

function runOf(before: Runs, outcome: Outcome): TellingRun[] {
  const of = (kind: RunKind, length: number, min: number): TellingRun[] => (length < min ? [] : [{ kind, length, excess: length - min }]);
  const wins = of('winningRunEnded', before.winning, longRun.winning);
  if (outcome === 'drawn') return wins;
  if (outcome === 'lost')
    return [
      ...of('losingRunGoesOn', before.losing + 1, longRun.losing),
      ...(wins.length > 0 ? wins : of('unbeatenRunEnded', before.unbeaten, longRun.unbeaten)),
    ];
  const losses = of('losingRunEnded', before.losing, longRun.losing);
  return [
    ...of('winningRunGoesOn', before.winning + 1, longRun.winning),
    ...(losses.length > 0 ? losses : of('winlessRunEnded', before.winless, longRun.winless)),
  ];
}

type Subject<Name> = ReturnType<typeof bothSides<Name>>[number]['facts'];

/** Returns the stories of a season's first win or defeat, or of a season still without a win; on the side of this match only if not of all. */
function firsts<Name>(club: ClubToTell<Name>, side: Side, outcome: Outcome, facts: Subject<Name>): Meaning<Name>[] {
  const all = { played: club.results.length, won: club.results.filter(hasWon).length, lost: club.results.filter(hasLost).length };
  const records = [
    { record: all, on: {}, weight: 4 },
    { record: sideRecord(club, side === 'home'), on: { ground: side }, weight: 2.6 },
  ];
  const stories = records.flatMap(({ record, on, weight }): Meaning<Name>[] => {
    const played = record.played + 1;
    const story = firstStory<Name>(record, played, outcome, { ...facts, played, ...on });
    return story === undefined ? [] : [{ weight: weight + 0.15 * played, topic: 'form', story }];
  });
  return stories.slice(0, 1);
}

function firstStory<Name>(
  { won, lost }: { readonly won: number; readonly lost: number },
  played: number,
  outcome: Outcome,
  facts: Story<Name, 'firstWin'>['facts'],
): Story<Name, 'firstWin' | 'firstDefeat' | 'stillWinless'> | undefined {
  if (outcome === 'won') return won === 0 && played >= firstAfter.win ? { kind: 'firstWin', facts } : undefined;
  if (outcome === 'lost' && lost === 0) return played >= firstAfter.defeat ? { kind: 'firstDefeat', facts } : undefined;
  return won === 0 && played >= firstAfter.winless ? { kind: 'stillWinless', facts } : undefined;
}
