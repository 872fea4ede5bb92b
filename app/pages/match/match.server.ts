import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pageData } from '#app/page-data.server.ts';
import { type Site, siteContext } from '#app/site-context.server.ts';
import { getMatch, type MatchDetails } from '#data/queries/match/get-match.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { listFormMatches } from '#data/queries/match/list-form-matches.ts';
import { listMarketQuotes } from '#data/queries/match/list-market-quotes.ts';
import { listMatchEvents } from '#data/queries/match/list-match-events.ts';
import { listMatchesSameDay } from '#data/queries/match/list-matches-same-day.ts';
import { listMeetings } from '#data/queries/match/list-meetings.ts';
import { getSeasonTables } from '#data/queries/tournament/get-season-tables.ts';
import type { Market } from '#domain/odds/market.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { describeMatch } from './describe-match.server.ts';
import { marketByName, marketNames } from './market-names.ts';
import { toMatchView } from './match-view.server.ts';

const formLength = 5;
const relatedShown = 8;

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const slug = params.slug as string;
  const match = await getMatch(site.db, slug, site.words.locale.tag);
  if (match === undefined) throw await elsewhere(site, slug);
  const asked = marketNames.find((name) => name === url.searchParams.get('prices'));
  const view = toMatchView({ match, now: site.clock.now(), asked, ...(await readAbout(site, match, marketByName[asked ?? 'result'])) });
  noteFreshness(site, match);
  const { head, sportsEvent } = describeMatch(site, view);
  return pageData(request, head, { ...view, sportsEvent });
}

/** Where a match used to be, the way to where it is now; otherwise there is nothing at this address. */
async function elsewhere(site: Site, slug: string): Promise<Response> {
  const present = await getPresentSlug(site.db, slug);
  return present === undefined ? new Response(null, { status: 404 }) : redirect(site.words.href(`/${present}`), 301);
}

/** Everything beside the match itself; no part waits for another. */
async function readAbout(site: Site, match: MatchDetails, market: Market) {
  const {
    db,
    words: { locale, format },
  } = site;
  const day = localDayOf(match.kickoffUtc, locale.zone);
  const [prices, events, formMatches, meetings, tables, related] = await Promise.all([
    listMarketQuotes(db, match.id, market),
    listMatchEvents(db, match.id),
    listFormMatches(db, {
      teamIds: [match.homeId, match.awayId],
      before: match.kickoffUtc,
      exceptMatchId: match.id,
      limit: formLength,
      locale: locale.tag,
    }),
    listMeetings(db, match.homeId, match.awayId, match.kickoffUtc),
    getSeasonTables(db, match, { locale: locale.tag, today: localDayOf(site.clock.now(), locale.zone), compare: format.compare }),
    listMatchesSameDay(db, match, {
      from: momentOf(day, '00:00', locale.zone),
      to: momentOf(addDays(day, 1), '00:00', locale.zone),
      limit: relatedShown,
      locale: locale.tag,
    }),
  ]);
  return { prices, events, formMatches, meetings, tables, related };
}

/** The page is right until something in it changes, and until the match begins, when its prices close. */
function noteFreshness(site: Site, match: MatchDetails): void {
  site.page.dependOn(`match:${match.id}`, `team:${match.homeId}`, `team:${match.awayId}`, `tournament:${match.tournamentId}`);
  if (match.kickoffUtc > site.clock.now()) site.page.freshUntil(match.kickoffUtc);
}
