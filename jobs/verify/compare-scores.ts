import type { KnownDisagreement } from '#data/catalogue/known-disagreements.ts';
import { identifyMatch } from '#domain/match/identify-match.ts';
import type { Goals } from '#domain/match/match-score.ts';
import type { ResolvedScore } from './feed-scores.ts';

/** A score, or a day, that the two sources report differently. */
export type Disagreement = Omit<KnownDisagreement, 'right' | 'reason'>;

/** The comparison of one season that both sources hold; all counts are of matches. */
export interface SeasonComparison {
  readonly tournament: string;
  readonly season: string;
  readonly fullTimes: number;
  readonly halfTimes: number;
  readonly onlyFootballData: number;
  readonly onlyOpenfootball: number;
}

export interface ScoreComparison {
  readonly seasons: readonly SeasonComparison[];
  readonly disagreements: readonly Disagreement[];
}

/**
 * Pairs the matches of the seasons that both sources hold by clubs, side and day, and compares their scores. A match that is in several
 * files of a source is compared each time and counted once.
 */
export function compareScores(footballData: readonly ResolvedScore[], openfootball: readonly ResolvedScore[]): ScoreComparison {
  const seasonOf = ({ tournamentId, season }: ResolvedScore) => `${tournamentId}|${season}`;
  const seasonsOfOpenfootball = Map.groupBy(openfootball, seasonOf);
  const disagreements = new Map<string, Disagreement>();
  const seasons: SeasonComparison[] = [];
  for (const [key, ours] of Map.groupBy(footballData, seasonOf)) {
    const theirs = seasonsOfOpenfootball.get(key);
    if (theirs === undefined) continue;
    const [tournament = '', season = ''] = key.split('|');
    const compared = compareSeason(ours, theirs);
    for (const disagreement of compared.disagreements) disagreements.set(JSON.stringify(disagreement), disagreement);
    seasons.push({ tournament, season, ...compared.counts });
  }
  return { seasons, disagreements: [...disagreements.values()] };
}

function compareSeason(ours: readonly ResolvedScore[], theirs: readonly ResolvedScore[]) {
  const candidates = Map.groupBy(
    ours.map((score) => ({ ...score, kickoffKnown: true, movable: false })),
    pairOf,
  );
  const found = new Set<ResolvedScore>();
  const foundHalf = new Set<ResolvedScore>();
  const unmatched = new Map<string, ResolvedScore>();
  const disagreements: Disagreement[] = [];
  const differ = (mine: ResolvedScore, part: Disagreement['part'], footballData: string, openfootball: string) => {
    if (footballData === openfootball) return;
    const { tournamentId: tournament, season, home, away } = mine;
    disagreements.push({ tournament, season, home, away, day: dayOf(mine), part, openfootball, footballData });
  };
  for (const other of theirs) {
    const mine = identifyMatch(candidates.get(pairOf(other)) ?? [], other.kickoffUtc);
    if (mine === undefined) {
      unmatched.set(`${pairOf(other)}|${dayOf(other)}`, other);
      continue;
    }
    found.add(mine);
    differ(mine, 'full-time', written(mine.fullTime), written(other.fullTime));
    if (mine.halfTime === undefined || other.halfTime === undefined) continue;
    foundHalf.add(mine);
    differ(mine, 'half-time', written(mine.halfTime), written(other.halfTime));
  }
  // A match that each source has alone, on different days, is one match that an import would store twice.
  for (const other of unmatched.values()) {
    const mine = candidates.get(pairOf(other))?.find((score) => !found.has(score));
    if (mine !== undefined) differ(mine, 'day', dayOf(mine), dayOf(other));
  }
  return {
    disagreements,
    counts: {
      fullTimes: found.size,
      halfTimes: foundHalf.size,
      onlyFootballData: ours.length - found.size,
      onlyOpenfootball: unmatched.size,
    },
  };
}

function pairOf({ home, away }: ResolvedScore): string {
  return `${home}|${away}`;
}

function dayOf({ kickoffUtc }: ResolvedScore): string {
  return kickoffUtc.toISOString().slice(0, 10);
}

/** Returns the disagreements that have not been reviewed, and the reviewed ones that no longer occur. */
export function reviewDisagreements(disagreements: readonly Disagreement[], known: readonly KnownDisagreement[]) {
  const key = ({ tournament, season, home, away, day, part, openfootball, footballData }: Disagreement) =>
    [tournament, season, home, away, day, part, openfootball, footballData].join('|');
  const occurring = new Set(disagreements.map(key));
  const reviewed = new Set(known.map(key));
  return {
    unreviewed: disagreements.filter((disagreement) => !reviewed.has(key(disagreement))),
    outdated: known.filter((entry) => !occurring.has(key(entry))),
  };
}

function written({ home, away }: Goals): string {
  return `${home}-${away}`;
}
