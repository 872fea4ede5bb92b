import { type NamedConferenceTable, placeOf, readBasketballSeason, type SeasonGame } from '#app/basketball-season.server.ts';
import { decisionOf } from '#app/decision-of-match.ts';
import { movedTo, notFound } from '#app/document/answers.ts';
import { courtProseOf } from '#app/i18n/preview/court/court-prose-of.server.ts';
import { clubToTell, withNamedClubs } from '#app/named-basketball-clubs.server.ts';
import { matchPath } from '#app/pages/court-match/match-path.address.ts';
import type { Site } from '#app/site-context.server.ts';
import { getBasketballForecast } from '#data/queries/court/get-basketball-forecast.ts';
import { type CourtMatchDetails, getCourtMatch } from '#data/queries/court/get-court-match.ts';
import { listCourtQuotes } from '#data/queries/court/list-court-quotes.ts';
import { listQuotesOfMatches } from '#data/queries/forecast/list-quotes-of-matches.ts';
import { getPresentSlug } from '#data/queries/match/get-present-slug.ts';
import { countVotes, type VoteCounts } from '#data/votes/count-votes.ts';
import { comparePrices, type LineComparison } from '#domain/odds/compare-prices.ts';
import type { BasketballBet } from '#domain/sports/basketball/basketball-bet.ts';
import { basketballTips } from '#domain/sports/basketball/basketball-tips.ts';
import { type Meetings, meetingsOf, restDays } from '#domain/sports/basketball/game-form.ts';
import { type ClubGame, gamesOfClub, recordOfGames } from '#domain/sports/basketball/played-game.ts';
import type { MarketOf } from '#domain/sports/sport-types.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import type { TipDecision } from '#domain/tip/tip-decision.ts';
import { isMatchVoteOpen } from '#domain/vote/match-ballot.ts';
import type { BasketballGameAddress } from './basketball-game.address.ts';
import { type BasketballGameDescription, describeBasketballGame } from './describe-basketball-game.server.ts';
import { homeChanceNow, type JudgedMarket, judgeMarkets } from './game-chances.ts';
import { type GameSideFacts, gameToTell } from './game-to-tell.ts';

export type BasketballGameDetails = CourtMatchDetails<'basketball'>;

/** The prices of one market, the line on which most bookmakers quote first. */
export interface MarketComparison {
  readonly market: BasketballBet['market'];
  readonly lines: readonly LineComparison[];
}

/** A club on the morning of the game. */
export interface GameSide extends GameSideFacts {
  /** The last games of the season, the latest first, each with the short name of the opponent. */
  readonly lastGames: readonly (ClubGame & { readonly slug: string; readonly opponent: string })[];
}

export interface BasketballGameView {
  readonly game: BasketballGameDetails;
  /** The day of the game where it is played. */
  readonly day: LocalDay;
  readonly quarterMinutes: number;
  /** The game has begun or is over, or should have been begun. */
  readonly begun: boolean;
  /** The page follows live events. */
  readonly isFollowed: boolean;
  readonly home: GameSide;
  readonly away: GameSide;
  readonly meetings: Meetings<SeasonGame>;
  /** The tables of the conferences of both clubs, on the morning of the game. */
  readonly tables: readonly NamedConferenceTable[];
  readonly zones: Awaited<ReturnType<typeof readBasketballSeason>>['zones'];
  readonly chances: readonly JudgedMarket[];
  /** The chance of the home side in the middle of the game. */
  readonly homeChanceNow: number | undefined;
  /** The tip that the prices that count would bring, or why they bring none; undefined without a forecast. */
  readonly decision: TipDecision<'basketball'> | undefined;
  readonly markets: readonly MarketComparison[];
  /** Undefined where nobody voted in time. */
  readonly vote: 'open' | VoteCounts | undefined;
  /** The sentences of the preview, or of the review once the game is over; empty where too little is known for one. */
  readonly told: readonly string[];
  readonly description: BasketballGameDescription;
}

const dayMs = 86_400_000;
const markets = ['moneyline', 'spread', 'total'] as const;
const lastGamesShown = 10;

/** Reads a game of basketball and everything about it. */
export async function loadBasketballGame(site: Site, { slug }: BasketballGameAddress): Promise<BasketballGameView> {
  const { db, words, clock } = site;
  const now = clock.now();
  const language = words.locale.tag;
  const stored = await getCourtMatch(db, 'basketball', slug, language);
  if (stored === undefined) throw await redirectFormerAddress(site, slug);
  const game = withNamedClubs(stored, language);
  const { home, away, kickoffUtc, tournament, seasonId } = game;
  const [season, quotes, newest, vote, forecast] = await Promise.all([
    readBasketballSeason(site, { competition: tournament.slug, seasonId, before: kickoffUtc }),
    listCourtQuotes(db, game.id, now),
    listQuotesOfMatches<MarketOf<'basketball'>>(db, [game.id], now),
    readVote(site, game),
    getBasketballForecast(db, game.id),
  ]);
  noteFreshness(site, game, now);
  const day = localDayOf(kickoffUtc, season.zone);
  const sideOf = (clubId: number) => toSide(clubId, season, day);
  const sides = { home: sideOf(home.id), away: sideOf(away.id) };
  const meetings = meetingsOf([home.id, away.id], season.games, day);
  const until = game.kickoffKnown ? kickoffUtc : undefined;
  const view = {
    game,
    day,
    quarterMinutes: season.quarterMinutes,
    begun: game.status !== 'scheduled' || (game.kickoffKnown && kickoffUtc <= now),
    isFollowed: Math.abs(kickoffUtc.getTime() - now.getTime()) < dayMs,
    ...sides,
    meetings,
    tables: season.tables.filter(({ rows }) => rows.some(({ clubId }) => clubId === home.id || clubId === away.id)),
    zones: season.zones,
    chances: forecast === undefined ? [] : judgeMarkets(forecast, game),
    homeChanceNow:
      forecast === undefined || game.status !== 'live' || game.play === null
        ? undefined
        : homeChanceNow(forecast, game.play, season.quarterMinutes),
    markets: markets.flatMap((market) => {
      const lines = comparePrices(
        quotes.filter((quote) => quote.market === market),
        { until, countFrom: game.pricesFrom },
      );
      return lines.length === 0 ? [] : [{ market, lines }];
    }),
    /** The tip that the prices that count would bring, or why they bring none; undefined without a forecast. */
    decision: decisionOf(basketballTips, game, newest, now),
    vote,
    // A game that must be over has no preview.
    told:
      game.status === 'awaited'
        ? []
        : courtProseOf(words.locale, words.format).tellBasketball(
            gameToTell(game, { home: clubToTell(stored.home), away: clubToTell(stored.away) }, sides, meetings.record),
          ),
  };
  return { ...view, description: describeBasketballGame(site, game) };
}

function toSide(clubId: number, { games, clubs, tables }: Awaited<ReturnType<typeof readBasketballSeason>>, day: LocalDay): GameSide {
  const own = games.filter(({ homeId, awayId }) => homeId === clubId || awayId === clubId);
  const ofClub = gamesOfClub(clubId, own);
  const regular = gamesOfClub(
    clubId,
    own.filter(({ stage }) => stage === 'regular'),
  );
  const row = placeOf(tables, clubId);
  return {
    record: recordOfGames(regular),
    place: row === undefined || regular.length === 0 ? undefined : { place: row.place, conference: row.conference },
    home: recordOfGames(ofClub.filter(({ isHome }) => isHome)),
    away: recordOfGames(ofClub.filter(({ isHome }) => !isHome)),
    wins: ofClub.map(({ isWon }) => isWon),
    restDays: restDays(clubId, own, day),
    lastGames: ofClub
      .map((played) => ({
        ...played,
        slug: own.find((game) => game.day === played.day && (game.homeId === clubId) === played.isHome)?.slug ?? '',
        opponent: clubs.get(played.opponentId)?.shortName ?? '',
      }))
      .toReversed()
      .slice(0, lastGamesShown),
  };
}

async function redirectFormerAddress({ db }: Site, slug: string): Promise<Response> {
  const slugNow = await getPresentSlug(db, slug, 'basketball');
  return slugNow === undefined ? notFound() : movedTo(matchPath('basketball', slugNow));
}

/** The counts of a vote that is closed change no more, so that the page can hold them. */
async function readVote({ db, clock }: Site, game: BasketballGameDetails): Promise<BasketballGameView['vote']> {
  if (isMatchVoteOpen(game, clock.now())) return 'open';
  const counts = await countVotes(db, 'basketball', String(game.id));
  return counts.counted + counts.setAside === 0 ? undefined : counts;
}

/** The page is right until something in it changes, and until the game begins, when its prices and its vote close. */
function noteFreshness(site: Site, { id, home, away, tournamentId, kickoffUtc }: BasketballGameDetails, now: Date): void {
  site.page.dependOn(`match:${id}`, `team:${home.id}`, `team:${away.id}`, `tournament:${tournamentId}`);
  const followed = [new Date(kickoffUtc.getTime() - dayMs), kickoffUtc, new Date(kickoffUtc.getTime() + dayMs)];
  const next = followed.find((moment) => moment > now);
  if (next !== undefined) site.page.freshUntil(next);
}
