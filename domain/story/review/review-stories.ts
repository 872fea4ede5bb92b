import { claimsOf, isContradicted } from '../claims.ts';
import type { MatchToTell, ResultToTell } from '../match-to-tell.ts';
import type { ReviewStories, Story } from '../stories.ts';
import { courseStories } from './course-stories.ts';
import { hindsightStories } from './hindsight-stories.ts';
import { meaningStories } from './meaning-stories.ts';
import { resultStory } from './result-story.ts';
import { reviewTopics, type WeighedReview } from './weighed-review.ts';

type ReviewKind = keyof ReviewStories<unknown>;
type Review<Name> = Story<Name, ReviewKind>;

/** Max sentences of a review, and the number up to which it has less remarkable stories as well. */
const maxSentences = 6;
const enoughSentences = 4;
/** Min weight of a story that a review has in any case. */
const remarkable = 2;

/**
 * Returns the sentences about a match that is over, in their order: the result, how it came about, what it means, what our forecast had
 * expected, and the tip. No story contradicts another.
 */
export function reviewStories<Name>(match: MatchToTell<Name>, result: ResultToTell): Review<Name>[] {
  const opening = resultStory(match, result);
  const afterwards = later(match, result);
  const hindsight = hindsightStories(match, result);
  const possible = [...courseStories(match, result, opening), ...meaningStories(match, result)];
  const others = [opening, ...afterwards, ...hindsight];
  const told = heaviest(possible, others).map(({ topic, story }) => ({ topic, story }));
  const storiesOn = (topics: readonly (typeof reviewTopics)[number][]) =>
    topics.flatMap((topic) => told.filter((each) => each.topic === topic).map(({ story }) => story));
  const isOfCourse = (topic: (typeof reviewTopics)[number]) => reviewTopics.indexOf(topic) < reviewTopics.indexOf('decided');
  const course = storiesOn(reviewTopics.filter(isOfCourse));
  return [
    opening,
    // A lead or a deficit without a moment comes first, what is said of the match as a whole after all moments.
    ...course.sort((one, other) => minuteOf(one) - minuteOf(other)),
    ...afterwards,
    ...storiesOn(reviewTopics.filter((topic) => !isOfCourse(topic))),
    ...hindsight,
  ];
}

/**
 * Returns the most remarkable story on each topic, as many as a text has room for beside its other sentences; none contradicts these, or a more
 * remarkable one.
 */
function heaviest<Name>(
  possible: readonly WeighedReview<Name, ReviewKind>[],
  others: readonly Review<Name>[],
): WeighedReview<Name, ReviewKind>[] {
  const told: WeighedReview<Name, ReviewKind>[] = [];
  for (const each of [...possible].sort((one, other) => other.weight - one.weight)) {
    const stories = [...others, ...told.map(({ story }) => story)];
    const hasRoom = stories.length < (each.weight >= remarkable ? maxSentences : enoughSentences);
    const isOfTopic = told.some(({ topic }) => topic === each.topic);
    if (hasRoom && !isOfTopic && !isContradicted(each.story, stories.flatMap(claimsOf))) told.push(each);
  }
  return told;
}

const beforeAll: ReadonlySet<ReviewKind> = new Set<ReviewKind>(['leadChanged', 'cameFromBehind', 'levelAtHalfTime', 'leadNotHeld']);

/** After the added time of the first half, and after all others. */
const halfTime = 45.9;
const afterAll = 100;

function minuteOf<Name>({ kind, facts }: Review<Name>): number {
  if ('minute' in facts) return facts.minute + ('added' in facts ? (facts.added ?? 0) / 100 : 0);
  if (kind === 'settledByHalfTime') return halfTime;
  return beforeAll.has(kind) ? 0 : afterAll;
}

function later<Name>({ home, away }: MatchToTell<Name>, { later }: ResultToTell): Review<Name>[] {
  if (later === undefined) return [];
  const [winner, loser] = later.winner === 'home' ? [home.name, away.name] : [away.name, home.name];
  return [{ kind: later.decidedBy === 'penalties' ? 'wonOnPenalties' : 'wonInExtraTime', facts: { winner, loser } }];
}
