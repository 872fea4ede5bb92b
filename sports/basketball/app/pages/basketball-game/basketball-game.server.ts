import { twoSidedProseOf } from '#app/i18n/preview/two-sided/two-sided-prose-of.server.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { TwoSidedMatchDetails } from '#data/queries/two-sided/get-two-sided-match.ts';
import { type LocalDay, localDayOf } from '#domain/time/local-day.ts';
import { loadTwoSidedMatch, type TwoSidedMatchFacts } from '#sports/shared/app/two-sided-match.server.ts';
import { getBasketballForecast } from '../../../data/queries/get-basketball-forecast.ts';
import { type ClubGame, gamesOfClub, recordOfGames } from '../../../domain/forecast/played-game.ts';
import { type Meetings, meetingsOf, restDays } from '../../../domain/season/game-form.ts';
import { type NamedConferenceTable, placeOf, readBasketballSeason, type SeasonGame } from '../../basketball-season.server.ts';
import { clubToTell } from '../../named-basketball-clubs.server.ts';
import type { BasketballGameAddress } from './basketball-game.address.ts';
import { type BasketballGameDescription, describeBasketballGame } from './describe-basketball-game.server.ts';
import { homeChanceNow, type JudgedMarket, judgeMarkets } from './game-chances.ts';
import { type GameSideFacts, gameToTell } from './game-to-tell.ts';

export type BasketballGameDetails = TwoSidedMatchDetails<'basketball'>;

/** A club on the morning of the game. */
export interface GameSide extends GameSideFacts {
  /** The last games of the season, the latest first, each with the short name of the opponent. */
  readonly lastGames: readonly (ClubGame & { readonly slug: string; readonly opponent: string })[];
}

export interface BasketballGameView extends Omit<TwoSidedMatchFacts<'basketball'>, 'stored' | 'match'> {
  readonly game: BasketballGameDetails;
  /** The local day of the game at its venue. */
  readonly day: LocalDay;
  readonly quarterMinutes: number;
  readonly home: GameSide;
  readonly away: GameSide;
  readonly meetings: Meetings<SeasonGame>;
  /** The tables of the conferences of both clubs, on the morning of the game. */
  readonly tables: readonly NamedConferenceTable[];
  readonly zones: Awaited<ReturnType<typeof readBasketballSeason>>['zones'];
  readonly chances: readonly JudgedMarket[];
  /** The home side's chance during the game, 0 to 1. */
  readonly homeChanceNow: number | undefined;
  /** The sentences of the preview, or of the review once the game is over; empty when too little is known for one. */
  readonly told: readonly string[];
  readonly description: BasketballGameDescription;
}

const lastGamesShown = 10;

/** Returns a game of basketball and everything about it for its page. */
export async function loadBasketballGame(site: Site, { slug }: BasketballGameAddress): Promise<BasketballGameView> {
  const { db, words } = site;
  const { match: game, stored, ...facts } = await loadTwoSidedMatch(site, 'basketball', slug);
  const { home, away, kickoffUtc, tournament, seasonId, seasonLabel } = game;
  const [season, forecast] = await Promise.all([
    readBasketballSeason(site, { competition: tournament.slug, season: { id: seasonId, label: seasonLabel }, before: kickoffUtc }),
    getBasketballForecast(db, game.id),
  ]);
  const day = localDayOf(kickoffUtc, season.zone);
  const sideOf = (clubId: number) => toSide(clubId, season, day);
  const sides = { home: sideOf(home.id), away: sideOf(away.id) };
  const meetings = meetingsOf([home.id, away.id], season.games, day);
  const view = {
    ...facts,
    game,
    day,
    quarterMinutes: season.quarterMinutes,
    ...sides,
    meetings,
    tables: season.tables.filter(({ rows }) => rows.some(({ clubId }) => clubId === home.id || clubId === away.id)),
    zones: season.zones,
    chances: forecast === undefined ? [] : judgeMarkets(forecast, game),
    homeChanceNow:
      forecast === undefined || game.status !== 'live' || game.play === null
        ? undefined
        : homeChanceNow(forecast, game.play, season.quarterMinutes),
    // A game that must be over has no preview.
    told:
      game.status === 'awaited'
        ? []
        : twoSidedProseOf(words.locale, words.format).tellBasketball(
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
    games: ofClub,
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
