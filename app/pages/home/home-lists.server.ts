import { spanOf, topicsOfSpan } from '#app/day/day-span.server.ts';
import { zoneOf } from '#app/day/zone-of.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listFavouriteMatches } from '#data/queries/home/list-favourite-matches.ts';
import {
  type FollowedTeam,
  type FollowedTournament,
  listFollowedTeams,
  listFollowedTournaments,
} from '#data/queries/home/list-followed.ts';
import { countMatchesUntilNow, listMatchesByTime, listPreviousMatches } from '#data/queries/home/matches-by-time.ts';
import type { MixedMatch } from '#data/queries/home/read-chosen-matches.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { FavouriteKey, HomeAddress } from './home.address.ts';
import { matchesPerPage } from './matches-per-page.ts';

/** Matches of several competitions in one list, by day. */
export interface HomeMixedList {
  readonly kind: 'mixed';
  readonly days: readonly { readonly day: LocalDay; readonly matches: readonly MixedMatch[] }[];
  /** True when there may be more of them. */
  readonly more: boolean;
  /** The place in the whole list of the first match that is shown, from 1. */
  readonly start: number;
  /** The place from which another document has the next matches; undefined while this one can grow. */
  readonly next: number | undefined;
  /** The id of the first match that is on or comes next, in today's list by kick-off. */
  readonly now: number | undefined;
}

export interface HomeFavourites {
  readonly kind: 'favourites';
  readonly requested: boolean;
  readonly days: HomeMixedList['days'];
  readonly teams: readonly FollowedTeam[];
  readonly tournaments: readonly FollowedTournament[];
}

/**
 * Returns a part of a list that is not divided by competition: the matches of a day by kick-off, for today from shortly before now; or with
 * `list=previous` the matches of the day and the two days before it that are over, the newest first.
 */
export async function loadHomeMixedList(site: Site, address: HomeAddress, day: LocalDay): Promise<HomeMixedList> {
  const zone = zoneOf(site, address);
  const previous = address.list === 'previous';
  const span = previous ? spanOf(addDays(day, -2), zone, 3) : spanOf(day, zone);
  site.page.dependOn(...topicsOfSpan(span));
  const now = site.clock.now();
  const isToday = !previous && span.from <= now && now < span.to;
  const wanted = { women: address.women, level: address.level, tipped: address.tip, locale: site.words.locale.tag };
  const first = isToday ? (await countMatchesUntilNow(site.db, { ...wanted, ...span, now })) - shownBefore : 0;
  const skipped = address.start === undefined ? Math.max(0, first) : address.start - 1;
  const limit = Math.min(address.more, maxPages) * matchesPerPage;
  const list = previous ? listPreviousMatches : listMatchesByTime;
  const matches = await list(site.db, { ...wanted, ...span, skipped, limit: limit + 1 });
  const shown = matches.slice(0, limit);
  return {
    kind: 'mixed',
    days: byDay(shown, zone),
    more: matches.length > limit,
    start: skipped + 1,
    next: address.more < maxPages ? undefined : skipped + limit + 1,
    now: isToday ? shown.find((match) => isOnOrNext(match, now))?.id : undefined,
  };
}

/** Number of matches with which today's list by kick-off begins before the first that is on or comes next. */
const shownBefore = 20;
/** Max pages of a document; the list continues in another. */
const maxPages = 3;

/** Returns true for a match that is on or next. A scheduled match whose kick-off has passed waits for a report: it is neither. */
function isOnOrNext({ status, kickoffUtc }: MixedMatch, now: Date): boolean {
  return status === 'live' || (status === 'scheduled' && kickoffUtc >= now);
}

/** Returns the matches that a visitor follows: single matches of any day, and those of clubs and competitions in the nine days from yesterday. */
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
    requested: address.ids.length > 0,
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
