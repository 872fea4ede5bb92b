import type { MatchCoverage } from '#data/queries/match/get-match-coverage.ts';
import type { Translate } from './translate.ts';

/** Returns the matches that the data covers, and since when: `league matches since 2022`. */
export function coverageWords({ kinds, since }: MatchCoverage, t: Translate): string {
  return t(`coverage.${kinds}`, { year: String(since) });
}
