import type { ClubName } from '#domain/story/prose-name.ts';
import type { Angle, Read } from './news-angles.ts';
import type { ClubRun, DecidedOutcome } from './news-facts.ts';
import type { NewsStory } from './news-stories.ts';

/** Chance above which prose calls something that is not decided more than 99 per cent. */
const nearlyAll = 0.99;
/** Max chance of something that is not decided, though it came in every simulation. */
const maxOpen = 0.999;

/** Returns a chance of something that is not decided, as stories have it. */
export function nearlyCertain(chance: number): { readonly chance: number; readonly isAbove99?: true } {
  return chance > nearlyAll ? { chance: Math.min(chance, maxOpen), isAbove99: true } : { chance };
}

interface Decided {
  readonly club: ClubName;
  readonly as: DecidedOutcome;
}

const decisionWeight = { promoted: 9.5, relegated: 8 } as const;

/** Returns the headlines and stories of certain promotion and relegation. */
export function decisions<Name>(decided: readonly Decided[], competition: Name, read: Read<Name>) {
  const angles: Angle<Name>[] = [];
  const stories: NewsStory<Name>[] = [];
  for (const as of ['promoted', 'relegated'] as const) {
    const clubs = decided.filter((each) => each.as === as).map(({ club }) => read(club));
    if (clubs.length === 0) continue;
    stories.push({ kind: as, facts: { clubs } });
    const kind = as === 'promoted' ? 'headlinePromoted' : 'headlineRelegated';
    angles.push({ weight: decisionWeight[as], topic: as, headline: { kind, facts: { clubs, competition } } });
  }
  return { angles, stories };
}

const headlineOfRun = { winning: 'headlineWinningRun', unbeaten: 'headlineUnbeatenRun', losing: 'headlineLosingRun' } as const;
const storyOfRun = { winning: 'runOfWins', unbeaten: 'runUnbeaten', losing: 'runOfDefeats' } as const;
/** The shortest run of each kind, and its weight; each further match weighs so much more. */
const runWeights = { winning: [5, 4.2, 0.4], unbeaten: [10, 3.8, 0.2], losing: [5, 4, 0.4] } as const;
const maxRunWeight = 6.8;

/** Returns the headlines and stories of runs, the weightiest first. */
export function runs<Name>(present: readonly ClubRun[], read: Read<Name>) {
  const weighed = present
    .map((run) => {
      const [shortest, weight, each] = runWeights[run.run];
      return { run, weight: Math.min(maxRunWeight, weight + each * (run.matches - shortest)) };
    })
    .sort((one, other) => other.weight - one.weight);
  const told = weighed.map(({ run: { club, run, matches }, weight }) => ({
    weight,
    topic: `run-${run}`,
    headline: { kind: headlineOfRun[run], facts: { club: read(club), matches } },
    story: { kind: storyOfRun[run], facts: { club: read(club), matches } } as NewsStory<Name>,
  }));
  return {
    angles: told.map(({ weight, topic, headline }): Angle<Name> => ({ weight, topic, headline })),
    paragraphs: told.map(({ topic, story }) => ({ topic, stories: [story] })),
  };
}

/** Min lengths of runs. */
const shortest = { winning: 5, unbeaten: 10, losing: 5 } as const;

interface ClubResults {
  readonly club: ClubName;
  /** Newest first. */
  readonly results: readonly { readonly scored: number; readonly conceded: number }[];
}

/** Returns the longest present run of each kind; none of two clubs with equally long ones, and one of each club. */
export function longestRuns(clubs: readonly ClubResults[]): ClubRun[] {
  const isPart = {
    winning: ({ scored, conceded }: ClubResults['results'][number]) => scored > conceded,
    unbeaten: ({ scored, conceded }: ClubResults['results'][number]) => scored >= conceded,
    losing: ({ scored, conceded }: ClubResults['results'][number]) => scored < conceded,
  } as const;
  const lengthOf = (run: keyof typeof isPart, results: ClubResults['results']) => {
    const end = results.findIndex((result) => !isPart[run](result));
    return end === -1 ? results.length : end;
  };
  const longestOfAll = (['winning', 'unbeaten', 'losing'] as const).flatMap((run) => {
    const [longest, second] = clubs
      .map(({ club, results }) => ({ club, run, matches: lengthOf(run, results), won: lengthOf('winning', results) }))
      // A run of nothing but wins is told as such.
      .filter(({ matches, won }) => matches >= shortest[run] && (run !== 'unbeaten' || won < matches))
      .sort((one, other) => other.matches - one.matches);
    if (longest === undefined || longest.matches === second?.matches) return [];
    return [{ club: longest.club, run, matches: longest.matches }];
  });
  return longestOfAll.filter(({ club }, index) => longestOfAll.findIndex((other) => other.club.slug === club.slug) === index);
}
