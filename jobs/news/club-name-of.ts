import type { ClubName } from '#domain/story/prose-name.ts';
import type { SeasonMatch } from '#sports/football/data/queries/news/list-season-matches.ts';

/** Returns the club of one side of a match. */
export function clubNameOf(match: SeasonMatch, side: 'home' | 'away'): ClubName {
  return { of: 'club', slug: match[`${side}Slug`], name: match[`${side}Name`] };
}
