import { type IllustratedArticle, toIllustratedArticle } from '#app/components/articles/listed-article.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { type FoundPlayer, findPlayers } from '#data/queries/players/find-players.ts';
import type { FoundTeam, FoundTournament } from '#data/queries/search/search-catalogue.ts';
import type { TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import { find } from './find.server.ts';
import type { SearchAddress } from './search.address.ts';

export interface SearchView {
  readonly query: string;
  /** True when two clubs were typed, so that their matches come first. */
  readonly isPair: boolean;
  /** True when articles and reviews come first, because clubs and competitions are only similar. */
  readonly isWritten: boolean;
  readonly clubs: readonly FoundTeam[];
  /** Players of sports in which a player is a side of a match. */
  readonly playersOnTheirOwn: readonly FoundTeam[];
  readonly players: readonly FoundPlayer[];
  readonly competitions: readonly FoundTournament[];
  readonly coming: readonly TeamMatch[];
  readonly past: readonly TeamMatch[];
  readonly articles: readonly IllustratedArticle[];
  readonly reviews: readonly IllustratedArticle[];
}

const most = { found: 40, coming: 6, past: 4 };
const maxArticles = 8;
const maxPlayers = 20;

/** Returns the clubs, players, competitions, matches, articles and reviews found for the query. */
export async function loadSearch(site: Site, { q: query }: SearchAddress): Promise<SearchView> {
  const { text, isPair, isWritten, found, coming, past, pieces } = await find(site, query, most);
  const players = isPair ? [] : await findPlayers(site.db, site.words.locale.tag, text, maxPlayers);
  const teams = found.filter((one) => one.kind === 'team');
  const reviews = pieces.filter(({ section }) => section === 'reviews');
  const articles = pieces.filter(({ section }) => section !== 'reviews');
  const listed = (of: typeof pieces) => of.slice(0, maxArticles).map((piece) => toIllustratedArticle(piece, site.words));
  return {
    query,
    isPair,
    isWritten,
    clubs: teams.filter(({ sport }) => rulesOf(sport).sides === 'clubs'),
    playersOnTheirOwn: teams.filter(({ sport }) => rulesOf(sport).sides === 'players'),
    players,
    competitions: found.filter((one) => one.kind === 'tournament'),
    coming,
    past,
    articles: listed(articles),
    reviews: listed(reviews),
  };
}
