import type { ListedMatch } from '#data/queries/match/match-list.ts';
import type { Goals } from '#domain/match/match-score.ts';

/** Returns the score after ninety minutes, by which prices are settled; undefined where only the one after extra time is known, or none. */
export function regularGoals(
  match: Pick<ListedMatch, 'fullTimeHome' | 'fullTimeAway' | 'extraTimeHome' | 'homeGoals' | 'awayGoals'>,
): Goals | undefined {
  const home = match.fullTimeHome ?? (match.extraTimeHome === null ? match.homeGoals : null);
  const away = match.fullTimeAway ?? (match.extraTimeHome === null ? match.awayGoals : null);
  return home === null || away === null ? undefined : { home, away };
}
