import type { CoverageOfClubs } from '#data/queries/match/get-coverage-of-clubs.ts';
import type { Translate } from './translate.ts';

/** Returns the matches that the data covers, and since when: `league matches since 2022`. */
export function coverageWords({ kinds, since }: CoverageOfClubs, t: Translate): string {
  return t(`coverage.${kinds}`, { year: String(since) });
}
