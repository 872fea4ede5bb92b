import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import type { SitemapEntry, SitemapKind } from '#data/queries/sitemap/list-sitemap-entries.ts';
import { playerAddress } from '#sports/football/app/pages/player/player.address.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';

const paths: Readonly<Record<SitemapKind, (entry: SitemapEntry) => string>> = {
  tournaments: ({ category, slug }) => tournamentAddress.href({ category: category ?? '', tournament: slug }),
  teams: ({ sport, slug }) => sidePath(sport, slug),
  players: ({ slug }) => playerAddress.href({ slug }),
  matches: ({ sport, slug }) => matchPath(sport, slug),
};

/** Returns the shared path of the page of an entry. */
export function sitemapPath(kind: SitemapKind, entry: SitemapEntry): string {
  return paths[kind](entry);
}
