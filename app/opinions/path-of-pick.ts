import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import type { Pick as PickOfDay } from './picks.server.ts';

/** Returns the shared path to the part of the match page with the chances of a pick: the top for a result, for goals the part of the further markets. */
export function pathOfPick({ kind, match }: Pick<PickOfDay, 'kind' | 'match'>): string {
  return matchPath('football', match.slug) + (kind === 'likely' ? '' : '#chances');
}
