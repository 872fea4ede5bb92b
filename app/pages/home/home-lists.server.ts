import { spanOf, topicsOfSpan } from '#app/day-span.server.ts';
import type { Site } from '#app/site-context.server.ts';
import { listFavouriteMatches } from '#data/queries/home/list-favourite-matches.ts';
import {
  type FollowedTeam,
  type FollowedTournament,
  listFollowedTeams,
  listFollowedTournaments,
} from '#data/queries/home/list-followed.ts';
import { listMatchesByTime, listPreviousMatches, type MixedMatch } from '#data/queries/home/list-matches-by-time.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { FavouriteKey, HomeAddress } from './home.address.ts';
import { zoneOf } from './home-day.server.ts';
import { matchesPerPage } from './home-groups.server.ts';

/** Matches of several competitions in one list, by day. */
export interface HomeMixedList {
  readonly kind: 'mixed';
  readonly days: readonly { readonly day: LocalDay; readonly matches: readonly MixedMatch[] }[];
  /** Whether there may be more of them. */
  readonly more: boolean;
}

export interface HomeFavourites {
  readonly kind: 'favourites';
  readonly asked: boolean;
  readonly days: HomeMixedList['days'];
  readonly teams: readonly FollowedTeam[];
  readonly tournaments: readonly FollowedTournament[];
}

/** One of the flat lists: the day by kick-off, or what is over of the day and the two before it, the newest first. */
export async function loadHomeMixedList(site: Site, address: HomeAddress, day: LocalDay): Promise<HomeMixedList> {
  const zone = zoneOf(site, address);
  const previous = address.list === 'previous';
  const span = previous ? spanOf(addDays(day, -2), zone, 3) : spanOf(day, zone);
  site.page.dependOn(...topicsOfSpan(span));
  const limit = address.more * matchesPerPage;
  const list = previous ? listPreviousMatches : listMatchesByTime;
  const matches = await list(site.db, {
    ...span,
    women: address.women,
    tipped: address.tip,
    limit: limit + 1,
    locale: site.words.locale.tag,
  });
  return { kind: 'mixed', days: byDay(matches.slice(0, limit), zone), more: matches.length > limit };
}

/** What a visitor follows: single matches whenever they are, of clubs and competitions the week from yesterday. */
export async function loadHomeFavourites(site: Site, address: HomeAddress): Promise<HomeFavourites> {
  const zone = zoneOf(site, address);
  const span = spanOf(addDays(localDayOf(site.clock.now(), zone), -1), zone, 9);
  const ids = (kind: FavouriteKey['kind']) => address.ids.filter((key) => key.kind === kind).map(({ id }) => id);
  const [matchIds, teamIds, tournamentIds] = [ids('m'), ids('t'), ids('c')];
  const locale = site.words.locale.tag;
  const [matches, teams, tournaments] = await Promise.all([
    listFavouriteMatches(site.db, { matchIds, teamIds, tournamentIds, ...span, limit: 200, locale }),
    listFollowedTeams(site.db, teamIds, locale),
    listFollowedTournaments(site.db, tournamentIds),
  ]);
  site.page.dependOn(...matches.map(({ id }) => `match:${id}` as const), ...topicsOfSpan(span), 'tips', 'catalogue');
  return {
    kind: 'favourites',
    asked: address.ids.length > 0,
    days: byDay(matches, zone),
    teams: teams.sort((first, second) => site.words.format.compare(first.name, second.name)),
    tournaments,
  };
}

function byDay(matches: readonly MixedMatch[], zone: string): HomeMixedList['days'] {
  // Of a match without an hour only the day is known, which is the same in every zone.
  const dayOf = ({ kickoffUtc, kickoffKnown }: MixedMatch) => localDayOf(kickoffUtc, kickoffKnown ? zone : 'UTC');
  return [...Map.groupBy(matches, dayOf)].map(([day, ofDay]) => ({ day, matches: ofDay }));
}
