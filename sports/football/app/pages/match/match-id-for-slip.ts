import type { MatchView } from './match-view.server.ts';

/** Returns the id of the match while its prices can be put on the bet slip; undefined once they are closed. */
export function matchIdForSlip({ match, begun }: Pick<MatchView, 'match' | 'begun'>): number | undefined {
  return match.status === 'scheduled' && !begun ? match.id : undefined;
}
