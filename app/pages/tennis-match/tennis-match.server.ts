import { decisionOf } from '#app/decision-of-match.ts';
import { movedTo, notFound } from '#app/document/answers.ts';
import { tennisTournamentName } from '#app/i18n/names/tennis-tournament-names.server.ts';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import type { Site } from '#app/site-context.server.ts';
import { matchNamed } from '#app/sports/texts-of-sports.server.ts';
import { tennisTournamentFacts } from '#data/catalogue/sports/tennis-tournament-facts.ts';
import { type CourtMatchDetails, getCourtMatch } from '#data/queries/court/get-court-match.ts';
import { listCourtQuotes } from '#data/queries/court/list-court-quotes.ts';
import { listTennisResults, type TennisResult } from '#data/queries/court/list-tennis-results.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { countVotes, type VoteCounts } from '#data/votes/count-votes.ts';
import { comparePrices, type LineComparison } from '#domain/odds/compare-prices.ts';
import type { Pair } from '#domain/sports/pair.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';
import { headToHead, type TennisMeetings } from '#domain/sports/tennis/head-to-head.ts';
import { type SurfaceForm, surfaceForm } from '#domain/sports/tennis/surface-form.ts';
import type { TennisBet } from '#domain/sports/tennis/tennis-bet.ts';
import { tennisTips } from '#domain/sports/tennis/tennis-tips.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import { isMatchVoteOpen } from '#domain/vote/match-ballot.ts';
import { describeTennisMatch, type TennisMatchDescription } from './describe-tennis-match.server.ts';
import { type TennisChances, tennisChances } from './tennis-chances.ts';
import type { TennisMatchAddress } from './tennis-match.address.ts';
import { previewOfTennisMatch } from './tennis-preview.server.ts';

export type TennisMatchDetails = CourtMatchDetails<'tennis'>;

/** The prices of one market, the line on which most bookmakers quote first. */
export interface MarketComparison {
  readonly market: TennisBet['market'];
  readonly lines: readonly LineComparison[];
}

export interface TennisMatchView {
  readonly match: TennisMatchDetails;
  /** The match has begun or is over, or should have been begun. */
  readonly begun: boolean;
  /** The page follows live events. */
  readonly isFollowed: boolean;
  readonly town: string | undefined;
  readonly chances: TennisChances | undefined;
  /** Wins and losses of each player before this match. */
  readonly form: Pair<SurfaceForm<TennisResult>>;
  readonly meetings: TennisMeetings<TennisResult>;
  /** Sentences, none where too little is known. */
  readonly preview: readonly string[];
  /** The tip that the prices that count would bring, or why they bring none; undefined without a forecast. */
  readonly decision: TipDecision<'tennis'> | undefined;
  readonly markets: readonly MarketComparison[];
  /** Undefined where nobody voted in time. */
  readonly vote: 'open' | VoteCounts | undefined;
  readonly description: TennisMatchDescription;
}

const dayMs = 86_400_000;
const markets = ['match-winner', 'set-handicap', 'total-games'] as const;

/** Reads a match of tennis and everything about it. */
export async function loadTennisMatch(site: Site, { slug }: TennisMatchAddress): Promise<TennisMatchView> {
  const { db, words, clock } = site;
  const now = clock.now();
  const language = words.locale.tag;
  const stored = await getCourtMatch(db, 'tennis', slug, language);
  if (stored === undefined) throw await redirectFormerAddress(site, slug);
  const match = matchNamed(stored, language);
  const { home, away, kickoffUtc } = match;
  const [results, quotes, newest, vote] = await Promise.all([
    listTennisResults(db, [home.id, away.id], kickoffUtc),
    listCourtQuotes(db, match.id, now),
    listQuotesOfMatches<MarketOf<'tennis'>>(db, [match.id], now),
    readVote(site, match),
  ]);
  noteFreshness(site, match, now);
  const before = results.filter(({ id }) => id !== match.id).map((result) => resultNamed(result, language));
  const formOf = (id: number) => surfaceForm(id, before, match.seasonLabel, kickoffUtc);
  const form = [formOf(home.id), formOf(away.id)] as const;
  const meetings = headToHead([home.id, away.id], before);
  const chances = tennisChances(match);
  const view = {
    match,
    begun: match.status !== 'scheduled' || (match.kickoffKnown && kickoffUtc <= now),
    isFollowed: Math.abs(kickoffUtc.getTime() - now.getTime()) < dayMs,
    town: tennisTournamentFacts(match.tournament.slug)?.town,
    chances,
    form,
    meetings,
    preview: previewOfTennisMatch(words, { match, chances, before, form, meetings: meetings.wins }),
    markets: markets.flatMap((market) => {
      const until = match.kickoffKnown ? kickoffUtc : undefined;
      const lines = comparePrices(
        quotes.filter((quote) => quote.market === market),
        { until, countFrom: match.pricesFrom },
      );
      return lines.length === 0 ? [] : [{ market, lines }];
    }),
    /** The tip that the prices that count would bring, or why they bring none; undefined without a forecast. */
    decision: decisionOf(tennisTips, match, newest, now),
    vote,
  };
  return { ...view, description: describeTennisMatch(site, view) };
}

function resultNamed(result: TennisResult, language: Site['words']['locale']['tag']): TennisResult {
  return { ...result, tournament: { ...result.tournament, name: tennisTournamentName(language, result.tournament) } };
}

async function redirectFormerAddress({ db }: Site, slug: string): Promise<Response> {
  const slugNow = await getPresentSlug(db, slug, 'tennis');
  return slugNow === undefined ? notFound() : movedTo(matchPath('tennis', slugNow));
}

/** The counts of a vote that is closed change no more, so that the page can hold them. */
async function readVote({ db, clock }: Site, match: TennisMatchDetails): Promise<TennisMatchView['vote']> {
  if (isMatchVoteOpen(match, clock.now())) return 'open';
  const counts = await countVotes(db, 'tennis', String(match.id));
  return counts.counted + counts.setAside === 0 ? undefined : counts;
}

/** The page is right until something in it changes, and until the match begins, when its prices and its vote close. */
function noteFreshness(site: Site, { id, home, away, tournamentId, kickoffUtc }: TennisMatchDetails, now: Date): void {
  site.page.dependOn(`match:${id}`, `team:${home.id}`, `team:${away.id}`, `tournament:${tournamentId}`);
  const followed = [new Date(kickoffUtc.getTime() - dayMs), kickoffUtc, new Date(kickoffUtc.getTime() + dayMs)];
  const next = followed.find((moment) => moment > now);
  if (next !== undefined) site.page.freshUntil(next);
}
