import { monthStories } from './month-stories.ts';
import type { Angle, NewsAngles, Paragraph, Read } from './news-angles.ts';
import type { NewsEdition, NewsFacts } from './news-facts.ts';
import type { HeadlineKind, NewsStory } from './news-stories.ts';
import { raceStories } from './race-stories.ts';
import { weekStories } from './week-stories.ts';
import { weekendStories } from './weekend-stories.ts';

/** The stories of a news article: its headline and its paragraphs, which hold openings of previews beside stories of the news. */
export interface ChosenNews<Name> {
  readonly headline: NewsStory<Name, HeadlineKind>;
  readonly paragraphs: readonly Paragraph<Name>['stories'][];
}

/** Returns the stories of a news article, in its order: those of its headline come first. */
export function chooseNewsStories<Name>(facts: NewsFacts, read: Read<Name>): ChosenNews<Name> {
  const { angles, paragraphs } = anglesOf(facts, read);
  const { headline, topic } = angles.find((angle) => angle.headline.kind === facts.edition?.headline) ?? heaviest(angles);
  const filled = paragraphs.filter(({ stories }) => stories.length > 0);
  return {
    headline,
    paragraphs: [...filled.filter((each) => each.topic === topic), ...filled.filter((each) => each.topic !== topic)].map(
      ({ stories }) => stories,
    ),
  };
}

/** Number by which a headline loses weight for each one of its kind among the latest articles. */
const weightOfEach = 1;

/** Number of articles among which a kind of headline counts as used lately: those of a full list. */
const latest = 24;

/** Number of headlines that a reader sees at once, and max number of them on one subject. */
const firstSeen = 10;
const maxOnOneSubject = 2;

/** The subject of each kind of headline; kinds without one tell what is decided for good, and are never held back. */
const subjects: Partial<Readonly<Record<string, string>>> = {
  headlineNewLeader: 'top',
  headlineLeaderWon: 'top',
  headlineLeaderHeld: 'top',
  headlineLeaderBeaten: 'top',
  headlineTitleNear: 'top',
  headlineTitleRace: 'top',
  headlineFavouriteBehind: 'top',
  headlineOpenRace: 'top',
  headlinePromotionNear: 'promotion',
  headlinePromotionRace: 'promotion',
  headlineRelegationFight: 'relegation',
  headlineRelegationNear: 'relegation',
  headlineWinningRun: 'runs',
  headlineUnbeatenRun: 'runs',
  headlineLosingRun: 'runs',
  headlineUpset: 'upset',
  headlineRout: 'rout',
  headlineGoals: 'goals',
  headlineTopMatch: 'weekend',
  headlineClearFavourite: 'favourite',
} satisfies Partial<Record<HeadlineKind, string>>;

/**
 * Returns the edition of an article to publish: of its angles the heaviest of another kind than the headline before it, one that has been
 * used lately weighing less. With it, at most two of ten headlines in a row are on one subject, as long as the facts have another. Returns
 * undefined when nothing in the facts is news.
 *
 * @param earlier the latest editions, the newest first
 * @param neighbours kinds of headlines that are next to it in lists
 */
export function chooseEdition(facts: NewsFacts, earlier: readonly NewsEdition[], neighbours: readonly string[]): NewsEdition | undefined {
  const angles = anglesOf(facts, ({ name }) => name).angles.filter(({ isOrdinary }) => isOrdinary !== true);
  if (angles.length === 0) return undefined;
  const other = angles.filter(({ headline }) => !neighbours.includes(headline.kind));
  const seen = earlier.slice(0, firstSeen - 1).map(({ headline }) => subjects[headline]);
  const isFresh = ({ headline: { kind } }: Angle<string>) =>
    subjects[kind] === undefined || seen.filter((subject) => subject === subjects[kind]).length < maxOnOneSubject;
  const fresh = other.filter(isFresh);
  const usesOf = (kind: string) => earlier.slice(0, latest).filter(({ headline }) => headline === kind).length;
  const { headline } = heaviest(
    ([fresh, other].find((few) => few.length > 0) ?? angles).map((angle) => ({
      ...angle,
      weight: angle.weight - weightOfEach * usesOf(angle.headline.kind),
    })),
  );
  const turns = earlier.filter((each) => each.headline === headline.kind).map(({ turn }) => turn);
  return { headline: headline.kind, turn: Math.max(-1, ...turns) + 1, order: Math.max(-1, ...earlier.map(({ order }) => order)) + 1 };
}

function anglesOf<Name>(facts: NewsFacts, read: Read<Name>): NewsAngles<Name> {
  switch (facts.kind) {
    case 'round-review':
      return weekStories(facts, read);
    case 'weekend-ahead':
      return weekendStories(facts, read);
    case 'season-race':
      return raceStories(facts, read);
    case 'month-of-tips':
      return monthStories(facts, read);
  }
}

function heaviest<Name>(angles: readonly Angle<Name>[]): Angle<Name> {
  return angles.reduce((best, each) => (each.weight > best.weight ? each : best));
}
