import { movedTo, notFound } from '#app/addresses/answers.ts';
import { presentPath } from '#app/addresses/former-addresses.ts';
import { groundAndTown } from '#app/i18n/names/place-names.server.ts';
import { loadRecordOfBand, type RecordOfBand } from '#app/opinions/record-of-band.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { minorTopics } from '#data/changes/minor-topics.ts';
import { getCoverageOfClubs } from '#data/queries/match/get-coverage-of-clubs.ts';
import { getMatch, type MatchDetails } from '#data/queries/match/get-match.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { type FrozenPrediction, getPredictionOfMatch } from '#data/queries/prediction/get-prediction-of-match.ts';
import { getSeasonStages } from '#data/queries/tournament/get-season-tables.ts';
import { listCompetitionContent } from '#data/queries/tournament/list-competition-content.ts';
import { countVotes } from '#data/votes/count-votes.ts';
import { countriesOfLanguage } from '#domain/broadcast/covered-countries.ts';
import type { Market } from '#domain/odds/markets/markets.ts';
import { predictedChance } from '#domain/prediction/prediction.ts';
import { firstSport } from '#domain/sports/sport.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { isWorthIndexing } from '#domain/tournament/worth-indexing.ts';
import { isMatchVoteOpen } from '#domain/vote/match-ballot.ts';
import { listBroadcastsOfMatch, type MatchBroadcast } from '../../../data/queries/broadcasts/list-broadcasts-of-match.ts';
import { listFormMatches } from '../../../data/queries/match/list-form-matches.ts';
import { listMarketQuotes } from '../../../data/queries/match/list-market-quotes.ts';
import { listMatchesSameDay } from '../../../data/queries/match/list-matches-same-day.ts';
import { listMatchesWithTips } from '../../../data/queries/match/list-matches-with-tips.ts';
import { listMeetings } from '../../../data/queries/match/list-meetings.ts';
import { marketByName } from '../../components/market-names.ts';
import { describeMatch, type MatchDescription } from './describe-match.server.ts';
import { followedTime } from './followed-time.ts';
import { readForecast } from './forecast/read-forecast.server.ts';
import { readNamed } from './line-ups/read-named.server.ts';
import type { MatchAddress } from './match.address.ts';
import { type MatchView, type MatchVote, toMatchView } from './match-view.server.ts';
import { lastFreezingMs } from './prediction/prediction-view.server.ts';
import { previewOfMatch } from './preview/preview-of-match.server.ts';

const formLength = 5;
const relatedShown = 8;
const tippedShown = 6;

export type MatchPageView = MatchView & { readonly description: MatchDescription };

/** Returns a match and everything about it for its page; the address names the market whose prices are compared. */
export async function loadMatch(site: Site, { slug, prices: requested }: MatchAddress): Promise<MatchPageView> {
  const match = await getMatch(site.db, slug, site.words.locale.tag);
  if (match === undefined) throw await redirectFormerAddress(site, slug);
  const [about, indexed] = await Promise.all([
    readAbout(site, match, marketByName[requested ?? 'result']),
    isIndexed(site, match.tournamentId),
  ]);
  const preview = await previewOfMatch(site, match, about);
  const place = groundAndTown(site.words.locale.tag, { ground: match.venueName, town: match.venueTown });
  const ofBand = await readRecordOfBand(site, about.frozen);
  const view = toMatchView({ match, place, now: site.clock.now(), language: site.words.locale.tag, requested, preview, ofBand, ...about });
  noteFreshness(site, view);
  if (view.isWhole) noteOthers(site, view);
  return { ...view, description: describeMatch(site, view, indexed) };
}

/** Time after which a page that is not indexed is rendered again, as the sitemap is, in case its competition has enough content by then. */
const lookAgainMs = 3_600_000;

async function isIndexed(site: Site, tournamentId: number): Promise<boolean> {
  const content = (await listCompetitionContent(site.db, [tournamentId])).get(tournamentId);
  const indexed = content !== undefined && isWorthIndexing(content);
  if (!indexed) site.page.renewAfter(new Date(site.clock.now().getTime() + lookAgainMs));
  return indexed;
}

/** Returns a redirect when a match or an article used to be at this address, otherwise a "not found" answer. */
async function redirectFormerAddress(site: Site, slug: string): Promise<Response> {
  const slugNow = await getPresentSlug(site.db, slug, firstSport);
  const present = slugNow === undefined ? presentPath(`/${slug}`, site.pieces) : `/${slugNow}`;
  return present === undefined ? notFound() : movedTo(present);
}

/** Returns everything but the match itself; no query waits for another. */
async function readAbout(site: Site, match: MatchDetails, market: Market) {
  const {
    db,
    words: { locale, format },
  } = site;
  const day = localDayOf(match.kickoffUtc, locale.zone);
  const wholeDay = { from: momentOf(day, '00:00', locale.zone), to: momentOf(addDays(day, 1), '00:00', locale.zone), locale: locale.tag };
  const [prices, named, formMatches, meetings, coverage, season, related, tippedMatches, forecastAndTips, frozen, vote, broadcasts] =
    await Promise.all([
      listMarketQuotes(db, match.id, market, site.clock.now()),
      readNamed(db, match.id),
      listFormMatches(db, {
        teamIds: [match.homeId, match.awayId],
        before: match.kickoffUtc,
        exceptMatchId: match.id,
        limit: formLength,
        locale: locale.tag,
      }),
      listMeetings(db, match.homeId, match.awayId, match.kickoffUtc),
      getCoverageOfClubs(db, match.homeId, match.awayId, match.kickoffUtc),
      getSeasonStages(db, match, {
        locale: locale.tag,
        today: localDayOf(site.clock.now(), locale.zone),
        compare: format.compare,
        withLive: true,
      }),
      listMatchesSameDay(db, match, { ...wholeDay, limit: relatedShown }),
      listMatchesWithTips(db, match, { ...wholeDay, limit: tippedShown }),
      readForecast(db, match, locale.tag, site.clock.now()),
      getPredictionOfMatch(db, match.id),
      readVote(site, match),
      readBroadcasts(site, match, day),
    ]);
  return {
    prices,
    ...named,
    formMatches,
    meetings,
    coverage,
    tables: season.tables,
    outcomes: match.status === 'scheduled' ? season.outcomes() : [],
    related,
    tippedMatches,
    frozen,
    vote,
    broadcasts,
    ...forecastAndTips,
  };
}

/** Returns the outcome of predictions like this one, once it is right or wrong. */
async function readRecordOfBand(site: Site, frozen: FrozenPrediction | undefined): Promise<RecordOfBand | undefined> {
  if (frozen?.outcome !== 'right' && frozen?.outcome !== 'wrong') return undefined;
  return loadRecordOfBand(site, { sport: 'football', chance: predictedChance(frozen), origin: frozen.origin });
}

/** Returns the channels that show a match to come or in play, in the countries of the page's language. */
async function readBroadcasts({ db, words }: Site, match: MatchDetails, day: string): Promise<MatchBroadcast[]> {
  if (match.status !== 'scheduled' && match.status !== 'live') return [];
  return listBroadcastsOfMatch(db, match, { countries: countriesOfLanguage[words.locale.tag], day });
}

/** Returns the open vote, or the counts of a closed one, which change no more, so that the page can be cached; undefined without votes. */
async function readVote({ db, clock }: Site, match: MatchDetails): Promise<MatchVote> {
  if (isMatchVoteOpen(match, clock.now())) return 'open';
  const counts = await countVotes(db, 'soccer', String(match.id));
  return counts.counted + counts.setAside === 0 ? undefined : counts;
}

/**
 * Declares until when the page is fresh: until something in it changes, the last time to record its prediction, the kick-off, when its prices close,
 * and the beginning and end of live updates. Until two days after it, the page also depends on which matches have tips, since it has a place for them.
 */
function noteFreshness(site: Site, { match, prediction }: Pick<MatchView, 'match' | 'prediction'>): void {
  site.page.dependOn(
    `match:${match.id}`,
    ...minorTopics([`team:${match.homeId}`, `team:${match.awayId}`, `tournament:${match.tournamentId}`]),
  );
  const now = site.clock.now();
  const { from, until } = followedTime(match.kickoffUtc);
  const lastFreezing = new Date(match.kickoffUtc.getTime() - lastFreezingMs);
  const moments = [from, match.kickoffUtc, until, ...(prediction?.record.kind === 'to-freeze' ? [lastFreezing] : [])];
  const next = moments.filter((moment) => moment > now).sort((first, second) => first.getTime() - second.getTime())[0];
  if (next !== undefined) site.page.freshUntil(next);
  if (match.status === 'live') site.page.changes('constantly');
  if (isLongOver(match, now)) site.page.changes('hardly');
  else site.page.dependOn(...minorTopics(['tips']));
}

/** Declares that content shows the other matches of a match's day, whose prices and scores change until two days after it. */
export function noteOthers(
  { page, clock }: Site,
  { match, related, tippedMatches }: Pick<MatchView, 'match' | 'related' | 'tippedMatches'>,
): void {
  if (isLongOver(match, clock.now())) return;
  page.dependOn(...minorTopics([...tippedMatches, ...related].map(({ id }) => `match:${id}` as const)));
}

function isLongOver({ kickoffUtc }: Pick<MatchDetails, 'kickoffUtc'>, now: Date): boolean {
  return addDays(localDayOf(kickoffUtc, 'UTC'), 2) < localDayOf(now, 'UTC');
}
