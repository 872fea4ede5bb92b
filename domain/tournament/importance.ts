import type { CompetitionLevel } from './competition-level.ts';
import { levelOfCountry } from './country-levels.ts';

/** The facts by which competitions are ranked to which no editor has given a place. */
export interface MeasuredCompetition {
  readonly region: string;
  readonly kind: 'league' | 'cup';
  readonly gender: 'men' | 'women';
  readonly level: CompetitionLevel;
  /** Its tier among the leagues of its country, 1 for the highest. */
  readonly tier: number;
  /** The mean number of bookmakers that quote one of its priced matches to come. */
  readonly bookmakers: number;
  /** The number of browsers that receive its alerts. */
  readonly followers: number;
  /** The number of pages of it and its matches that visitors opened, a day. */
  readonly pagesPerDay: number;
}

/** The last place of the top competitions, which are chosen by hand. */
export const lastOfTop = 15;

/** The first place of competitions that a source has added: editors have given places to those before it. */
export const firstOfGrown = 200;

/** The place of a competition that is not ranked among the others yet. */
export const unranked = 100_000;

const levels: readonly CompetitionLevel[] = ['senior', 'reserves', 'youth', 'friendly'];
const pointsOfCountryLevel = { 1: 8, 2: 6, 3: 4, 4: 2, 5: 0 } as const;
const pointsPerTier = 2;
const lowestTier = 5;
const pointsOfCup = -1;
const pointsOfWomen = -4;
/** Max points for each of bookmakers, followers and opened pages, of which each doubling gives a point: no flood of visits can lead a list. */
const maxPointsOfCount = 8;

/** Returns the importance of a competition among those of its level; the higher comes first. A point equals a doubling of the readers. */
export function importanceOf({ region, kind, gender, tier, bookmakers, followers, pagesPerDay }: MeasuredCompetition): number {
  const counts = [bookmakers, followers, pagesPerDay].reduce((sum, count) => sum + Math.min(maxPointsOfCount, Math.log2(1 + count)), 0);
  return (
    pointsOfCountryLevel[levelOfCountry(region)] -
    pointsPerTier * (Math.min(tier, lowestTier) - 1) +
    (kind === 'cup' ? pointsOfCup : 0) +
    (gender === 'women' ? pointsOfWomen : 0) +
    counts
  );
}

/**
 * Returns competitions in the order of lists: seniors before second teams, youth and friendlies, then the more important ones; equal ones
 * stay in the order in which they were given.
 */
export function rankCompetitions<Competition extends MeasuredCompetition>(competitions: readonly Competition[]): Competition[] {
  return competitions
    .map((competition) => ({ competition, level: levels.indexOf(competition.level), importance: importanceOf(competition) }))
    .sort((one, other) => one.level - other.level || other.importance - one.importance)
    .map(({ competition }) => competition);
}
