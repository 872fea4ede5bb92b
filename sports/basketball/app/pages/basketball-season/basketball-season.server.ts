import { notFound } from '#app/addresses/answers.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { getTwoSidedTournament, type TwoSidedTournament } from '#data/queries/two-sided/get-two-sided-tournament.ts';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { listPlayOffGames } from '../../../data/queries/list-basketball-games.ts';
import { listComingSeasonGames, listPastSeasonGames } from '../../../data/queries/list-season-games.ts';
import { type BasketballSeasonFacts, readBasketballSeason } from '../../basketball-season.server.ts';
import { namedCompetition, withNamedClubs } from '../../named-basketball-clubs.server.ts';
import type { BasketballSeasonAddress } from './basketball-season.address.ts';
import { type SeasonPlayOffs, seasonPlayOffs } from './season-play-offs.ts';

export interface BasketballSeasonView {
  readonly competition: TwoSidedTournament;
  readonly address: BasketballSeasonAddress;
  /** Undefined when no game is known. */
  readonly season: { readonly id: number; readonly label: string } | undefined;
  readonly isPresent: boolean;
  readonly today: LocalDay;
  readonly zone: string;
  /** Empty unless the page shows them. */
  readonly tables: BasketballSeasonFacts['tables'];
  readonly zones: BasketballSeasonFacts['zones'];
  /** Undefined before the first of their games is known. */
  readonly playOffs: SeasonPlayOffs | undefined;
  /** The games of the section; below tables and play-offs, the next ones. */
  readonly games: readonly TwoSidedListedMatchOf<'basketball'>[];
  readonly hasMore: boolean;
}

const gamesAStep = 40;
const nextShown = 15;

/** Returns a competition in one of its seasons: its tables or play-offs with the next games, or a list of games. */
export async function loadBasketballSeason(site: Site, address: BasketballSeasonAddress): Promise<BasketballSeasonView> {
  const { db, words, clock } = site;
  const language = words.locale.tag;
  const competition = await getTwoSidedTournament(db, 'basketball', address.competition);
  if (competition === undefined) throw notFound();
  const season = address.season === undefined ? competition.seasons[0] : competition.seasons.find(({ label }) => label === address.season);
  if (address.season !== undefined && season === undefined) throw notFound();
  const limit = address.section === undefined || address.section === 'play-offs' ? nextShown : address.more * gamesAStep;
  const list = address.section === 'results' ? listPastSeasonGames : listComingSeasonGames;
  const [games, facts, playOffGames] = await Promise.all([
    season === undefined ? [] : list(db, { seasonId: season.id, limit: limit + 1, locale: language }),
    season === undefined ? undefined : readBasketballSeason(site, { competition: competition.slug, season }),
    season === undefined ? [] : listPlayOffGames(db, season.id),
  ]);
  const now = clock.now();
  site.page.dependOn(`tournament:${competition.numericId}`, `tournament-chances:${competition.numericId}`, 'tips', 'catalogue');
  const next = games.find(({ kickoffUtc, status }) => status === 'scheduled' && kickoffUtc > now);
  if (next !== undefined) site.page.freshUntil(next.kickoffUtc);
  const zone = facts?.zone ?? 'UTC';
  return {
    competition: namedCompetition(competition, language),
    address,
    season,
    isPresent: season === competition.seasons[0],
    today: localDayOf(now, zone),
    zone,
    tables: address.section === undefined ? (facts?.tables ?? []) : [],
    zones: facts?.zones ?? [],
    playOffs: facts === undefined || playOffGames.length === 0 ? undefined : seasonPlayOffs(playOffGames, facts),
    games: games.slice(0, limit).map((game) => withNamedClubs(game, language)),
    hasMore: games.length > limit,
  };
}
