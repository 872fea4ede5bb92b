import { movedTo, notFound } from '#app/addresses/answers.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { matchNamed } from '#app/sports/texts-of-sports.server.ts';
import { minorTopics } from '#data/changes/minor-topics.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { getTwoSidedMatch, type TwoSidedMatchDetails } from '#data/queries/two-sided/get-two-sided-match.ts';
import { countVotes, type VoteCounts } from '#data/votes/count-votes.ts';
import { comparePrices, type LineComparison } from '#domain/odds/compare-prices.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { TwoSidedSport } from '#domain/sports/sport.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import { isMatchVoteOpen } from '#domain/vote/match-ballot.ts';
import { votesOf } from '#domain/vote/voted-sports.ts';
import { listTwoSidedQuotes } from '../data/queries/list-two-sided-quotes.ts';
import { tipDecisionOf } from './tip-decision-of-match.ts';

/** The prices of one market; the line quoted by most bookmakers comes first. */
export interface MarketComparison<Name extends TwoSidedSport> {
  readonly market: MarketOf<Name>;
  readonly lines: readonly LineComparison[];
}

/** A match for the match page of every sport but football. */
export interface TwoSidedMatchFacts<Name extends TwoSidedSport> {
  /** With its sides and its competition named in the reader's language. */
  readonly match: TwoSidedMatchDetails<Name>;
  /** The match with its stored names. */
  readonly stored: TwoSidedMatchDetails<Name>;
  /** True when the match has begun, is over, or should have begun. */
  readonly begun: boolean;
  /** True while the page follows live events. */
  readonly isFollowed: boolean;
  /** The markets that have been priced, in the order of display. */
  readonly markets: readonly MarketComparison<Name>[];
  /** The tip that the current prices would bring, or the reason why they bring none; undefined without a forecast in a sport that publishes tips. */
  readonly decision: TipDecision<Name> | undefined;
  /** `open` while visitors may vote, then the final counts; undefined when there were no votes. */
  readonly vote: 'open' | VoteCounts | undefined;
}

const dayMs = 86_400_000;

/**
 * Returns a match with its prices, the decision of the rule of tips on them, and its vote; declares the page's dependencies and until when it is
 * fresh.
 *
 * @throws a `Response` that there is no such match, or that redirects to its present address
 */
export async function loadTwoSidedMatch<Name extends TwoSidedSport>(
  site: Site,
  sport: Name,
  slug: string,
): Promise<TwoSidedMatchFacts<Name>> {
  const { db, words, clock } = site;
  const now = clock.now();
  const stored = await getTwoSidedMatch(db, sport, slug, words.locale.tag);
  if (stored === undefined) throw await redirectFormerAddress(site, sport, slug);
  const { id, status, kickoffUtc, kickoffKnown, pricesFrom } = stored;
  const [quotes, newest, vote] = await Promise.all([
    listTwoSidedQuotes(db, id, now),
    listQuotesOfMatches<MarketOf<Name>>(db, [id], now),
    readVote(site, sport, stored),
  ]);
  noteFreshness(site, stored, now);
  const { markets } = rulesOf(sport);
  const until = kickoffKnown ? kickoffUtc : undefined;
  return {
    match: matchNamed(stored, words.locale.tag),
    stored,
    begun: status !== 'scheduled' || (kickoffKnown && kickoffUtc <= now),
    isFollowed: Math.abs(kickoffUtc.getTime() - now.getTime()) < dayMs,
    markets: (Object.keys(markets) as MarketOf<Name>[]).flatMap((market) => {
      const lines = comparePrices(
        quotes.filter((quote) => quote.market === market),
        { until, countFrom: pricesFrom },
      );
      return lines.length === 0 ? [] : [{ market, lines }];
    }),
    decision: tipDecisionOf(sport, stored, newest, now),
    vote,
  };
}

async function redirectFormerAddress({ db }: Site, sport: TwoSidedSport, slug: string): Promise<Response> {
  const slugNow = await getPresentSlug(db, slug, sport);
  return slugNow === undefined ? notFound() : movedTo(matchPath(sport, slugNow));
}

/** Returns the open vote, or the counts of a closed one, which change no more, so that the page can be cached; undefined without votes. */
async function readVote(
  { db, clock }: Site,
  sport: TwoSidedSport,
  match: TwoSidedMatchDetails<TwoSidedSport>,
): Promise<TwoSidedMatchFacts<TwoSidedSport>['vote']> {
  if (isMatchVoteOpen(match, clock.now())) return 'open';
  const counts = await countVotes(db, votesOf(sport), String(match.id));
  return counts.counted + counts.setAside === 0 ? undefined : counts;
}

/**
 * Declares until when the page is fresh: until something in it changes, and until the match begins, when its prices and its vote close, or live
 * updates begin or end.
 */
function noteFreshness(
  site: Site,
  { id, home, away, tournamentId, kickoffUtc, status }: TwoSidedMatchDetails<TwoSidedSport>,
  now: Date,
): void {
  site.page.dependOn(`match:${id}`, ...minorTopics([`team:${home.id}`, `team:${away.id}`, `tournament:${tournamentId}`]));
  const followed = [new Date(kickoffUtc.getTime() - dayMs), kickoffUtc, new Date(kickoffUtc.getTime() + dayMs)];
  const next = followed.find((moment) => moment > now);
  if (next !== undefined) site.page.freshUntil(next);
  else site.page.changes('hardly');
  if (status === 'live') site.page.changes('constantly');
}
