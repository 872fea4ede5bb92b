import type { TwoSidedMatchForecast } from '#data/queries/two-sided/get-two-sided-match.ts';
import type { TwoSidedListedMatchOf } from '#data/queries/two-sided/two-sided-match-list.ts';
import type { BasketballPlay, BasketballTimeline } from '../../../domain/basketball-play.ts';
import type { ClubGame, WinRecord } from '../../../domain/forecast/played-game.ts';
import type { Conference } from '../../../domain/season/conference.ts';
import type { BasketballGameToTell, BasketballSideToTell } from '../../../domain/story/basketball-game-to-tell.ts';
import type { BasketballClubToTell } from '../../../domain/story/basketball-story.ts';

type Result = NonNullable<BasketballGameToTell<BasketballClubToTell>['result']>;

const quartersOfGame = 4;

/** The facts of a club on the morning of the game. */
export interface GameSideFacts {
  readonly record: WinRecord;
  readonly place: { readonly place: number; readonly conference: Conference | undefined } | undefined;
  readonly home: WinRecord;
  readonly away: WinRecord;
  /** The games of the season, oldest first. */
  readonly games: readonly Pick<ClubGame, 'scored' | 'conceded' | 'isWon'>[];
  readonly restDays: number | undefined;
}

/** Returns the facts for the preview or review of a game. */
export function gameToTell(
  game: Pick<TwoSidedListedMatchOf<'basketball'>, 'id' | 'facts' | 'status' | 'play' | 'spread'> & {
    readonly forecast: TwoSidedMatchForecast | null;
    readonly course: BasketballTimeline | null;
  },
  clubs: { readonly home: BasketballClubToTell; readonly away: BasketballClubToTell },
  sides: { readonly home: GameSideFacts; readonly away: GameSideFacts },
  meetings: WinRecord,
): BasketballGameToTell<BasketballClubToTell> {
  const { forecast, spread, play, course } = game;
  const chance = forecast === null ? undefined : (forecast.byPrices ?? forecast.byRatings);
  return {
    order: game.id,
    stage: game.facts.stage,
    home: sideToTell(clubs.home, sides.home, sides.home.home),
    away: sideToTell(clubs.away, sides.away, sides.away.away),
    meetings: [meetings.wins, meetings.losses],
    ...(chance === undefined
      ? {}
      : {
          forecast: {
            chances: [chance, 1 - chance],
            ...(spread === null ? {} : { spread: spread.line }),
            basis: forecast?.byPrices == null ? 'rating' : 'price',
          },
        }),
    ...(game.status !== 'finished' || play === null ? {} : { result: resultToTell(play, course) }),
  };
}

function resultToTell({ total, overtime, quarters }: BasketballPlay, course: BasketballTimeline | null): Result {
  return {
    points: total,
    afterOvertime: overtime !== undefined,
    ...(quarters.length === quartersOfGame && { quarters }),
    ...(course !== null && course.leads.length > 0 && { leads: course.leads }),
  };
}

function sideToTell(
  club: BasketballClubToTell,
  { place, record, games, restDays }: GameSideFacts,
  onThisSide: WinRecord,
): BasketballSideToTell<BasketballClubToTell> {
  const last = games.at(-1);
  return {
    club,
    ...(place?.conference === undefined ? {} : { conference: { of: place.conference, place: place.place } }),
    won: record.wins,
    lost: record.losses,
    onThisSide: { won: onThisSide.wins, lost: onThisSide.losses },
    results: games.map(({ isWon }) => isWon).toReversed(),
    ...(last === undefined ? {} : { lastMargin: last.scored - last.conceded }),
    ...(restDays === undefined ? {} : { restDays }),
  };
}
