import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { nextAddress } from '#app/endpoints/api/read-parameters.ts';
import { createFileCache } from '#app/http/file-cache.ts';
import { gzipBody } from '#app/http/gzip-body.ts';
import type { Database } from '#data/database/database.ts';
import { getVersionOfDays } from '#data/queries/match-feed/get-version-of-days.ts';
import { listPublishedMatches } from '#data/queries/match-feed/list-published-matches.ts';
import type { PlaceInTime } from '#data/queries/prediction/place-in-time.ts';
import { listTournamentsById } from '#data/queries/tournament/list-tournaments.ts';
import { type MatchFeedHead, writeMatchFeed } from '#data/sources/match-feed/write-match-feed.ts';
import type { Clock } from '#domain/time/clock.ts';
import { daysOf, type FeedRange, readFeedRange } from './read-feed-range.ts';

export interface MatchFeedParts {
  readonly db: Database;
  readonly clock: Clock;
  /** The address of the site, which the feed names as its origin. */
  readonly publicUrl: string;
  /** Names of the sources whose facts are left out because of their licences. */
  readonly withheld: readonly string[];
  /** Max matches of a page; 5,000 by default. */
  readonly matchesPerPage?: number;
}

/** Default of max matches of a page: about a week of the whole world has as many; a Saturday has 1,500. */
const usuallyPerPage = 5_000;
/** Max bytes of feeds held in memory, compressed. */
const heldBytes = 16_000_000;
/** Max age of a feed in milliseconds, even when nothing changed: a kick-off that passes ends the prices of its match. */
const heldMs = 60_000;
const caching = 'public, max-age=15';
const compressed = promisify(gzip);

/** Returns a function that answers calls for the feed of matches, and retains each feed in memory until a match on its days changes. */
export function createMatchFeedAnswerer({
  db,
  clock,
  publicUrl,
  withheld,
  matchesPerPage = usuallyPerPage,
}: MatchFeedParts): (c: Context, parameters: URLSearchParams) => Promise<Response> {
  const cache = createFileCache(heldBytes);
  return async (c, parameters) => {
    const now = clock.now();
    const range = readFeedRange(parameters, now);
    const version = await getVersionOfDays(db, daysOf(range));
    const name = [
      range.from,
      range.to,
      range.competition,
      range.after?.kickoffUtc.getTime(),
      range.after?.matchId,
      version,
      Math.floor(now.getTime() / heldMs),
    ].join(' ');
    const file = (await cache.forceFetch(name, {
      context: async () => compressed(await makeFeed(db, { site: publicUrl, withheld }, range, matchesPerPage, now)),
    })) as Buffer;
    const etag = `W/"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
    const headers = { ETag: etag, 'Cache-Control': caching };
    if (c.req.header('if-none-match')?.includes(etag) === true) return c.body(null, 304, headers);
    return gzipBody(c, [file], { ...headers, 'Content-Type': 'application/xml; charset=utf-8' });
  };
}

async function makeFeed(
  db: Database,
  head: Pick<MatchFeedHead, 'site' | 'withheld'>,
  { from, to, competition, after }: FeedRange,
  matchesPerPage: number,
  now: Date,
): Promise<string> {
  if (competition !== undefined && (await listTournamentsById(db, [competition])).length === 0) {
    throw new ApiError(400, 'unknown_competition', `There is no competition "${competition}".`, 'competition');
  }
  const matches = await listPublishedMatches(db, { from, to, tournamentId: competition, after, limit: matchesPerPage + 1 }, now);
  const shown = matches.slice(0, matchesPerPage);
  const last = matches.length > shown.length ? shown.at(-1) : undefined;
  const next =
    last && nextPageOf(head.site, { from, to, competition }, { kickoffUtc: last.storedKickoff, matchId: Number(last.externalId) });
  return writeMatchFeed({ ...head, from, to, next }, shown);
}

function nextPageOf(site: string, { from, to, competition }: Pick<FeedRange, 'from' | 'to' | 'competition'>, place: PlaceInTime): string {
  const parameters = new URLSearchParams({ from, to, ...(competition === undefined ? {} : { competition }) });
  return site + nextAddress(`${site}/api/match-feed.xml?${parameters}`, place);
}
