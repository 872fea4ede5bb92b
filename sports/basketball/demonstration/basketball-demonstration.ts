import type { TwoSidedMatchOf } from '#data/feeds/two-sided-feed.ts';
import type { BasketballCatalogue } from '../data/catalogue/basketball-catalogue.ts';
import { gameAt } from './game-at.ts';
import { earliestOpeningMs, type QuoteDepth, quoteMoments, quotesBetween } from './game-quotes.ts';
import { lengthMs, playedUntil } from './game-state.ts';
import { type HalfYear, halfYearsShown } from './half-year.ts';
import { leaguesOf } from './league.ts';
import { planPlayOffs } from './plan-play-offs.ts';
import { planSeason } from './plan-season.ts';
import type { PlannedGame } from './planned-game.ts';

type BasketballMatch = TwoSidedMatchOf<'basketball'>;

export interface BasketballDemonstration {
  /** Returns the games of the current season, of the one before with its play-offs, and of the next once it is announced, in their state at a moment. */
  demonstrationGames(now: Date): BasketballMatch[];
  /** Returns the games that changed after one moment and until another, in their state at the latter, with the prices written between. */
  gamesChangedBetween(after: Date, until: Date): BasketballMatch[];
}

const dayMs = 86_400_000;
/** Max duration of a game, overtimes included. */
const longestMs = 5 * 3_600_000;
/** Times after a game until which its main lines, and then its first and last prices, are shown. */
const mainLinesMs = 14 * dayMs;
const quotesShownMs = 130 * dayMs;

/** Returns the basketball of the demonstration: a pure function of the seed and the moment. Its state between two reads is only a cache. */
export function createBasketballDemonstration({ competitions }: BasketballCatalogue, seed: number): BasketballDemonstration {
  const leagues = leaguesOf(competitions);
  let seasons = new Map<string, readonly PlannedGame[]>();
  const written = new WeakMap<PlannedGame, readonly number[]>();

  /** Returns the games of the seasons shown at a moment; seasons no longer shown are dropped. */
  const gamesShown = (nowMs: number): readonly PlannedGame[] => {
    const shown = new Map<string, readonly PlannedGame[]>();
    const halfYears = halfYearsShown(nowMs);
    for (const halfYear of halfYears) {
      for (const league of leagues) {
        const key = `${league.slug} ${halfYear.season}`;
        shown.set(key, seasons.get(key) ?? planSeason(league, halfYear, seed));
      }
    }
    const [last, following] = halfYears as [HalfYear, HalfYear];
    for (const league of leagues) {
      const gamesOf = ({ season }: HalfYear) => shown.get(`${league.slug} ${season}`) as readonly PlannedGame[];
      const key = `${league.slug} ${last.season} play-offs`;
      const finished = { league, halfYear: last, games: gamesOf(last), following: gamesOf(following), seed };
      shown.set(key, seasons.get(key) ?? planPlayOffs(finished));
    }
    seasons = shown;
    return [...shown.values()].flat().filter(({ announcedMs }) => announcedMs <= nowMs);
  };

  const wasQuoted = (game: PlannedGame, afterMs: number, untilMs: number): boolean => {
    if (game.tipOffMs <= afterMs || game.tipOffMs - earliestOpeningMs > untilMs) return false;
    let moments = written.get(game);
    if (moments === undefined) {
      moments = quoteMoments(game, 'everything').map(({ at }) => at);
      written.set(game, moments);
    }
    return moments.some((at) => at > afterMs && at <= untilMs);
  };

  return {
    demonstrationGames(now) {
      const nowMs = now.getTime();
      return gamesShown(nowMs).map((game) => {
        const age = nowMs - game.tipOffMs;
        return gameAt(game, nowMs, age < quotesShownMs ? quotesBetween(game, depthAt(age), Number.NEGATIVE_INFINITY, nowMs) : []);
      });
    },

    gamesChangedBetween(after, until) {
      const [afterMs, untilMs] = [after.getTime(), until.getTime()];
      return gamesShown(untilMs).flatMap((game) => {
        const isQuoted = wasQuoted(game, afterMs, untilMs);
        if (!isQuoted && !hasChanged(game, afterMs, untilMs)) return [];
        return [gameAt(game, untilMs, isQuoted ? quotesBetween(game, 'everything', afterMs, untilMs) : [])];
      });
    },
  };
}

function depthAt(age: number): QuoteDepth {
  if (age <= longestMs) return 'everything';
  return age <= mainLinesMs ? 'main-lines' : 'ends';
}

function hasChanged(game: PlannedGame, afterMs: number, untilMs: number): boolean {
  const between = (moment: number): boolean => moment > afterMs && moment <= untilMs;
  const { announcedMs, postponed, tipOffMs } = game;
  if (between(announcedMs)) return true;
  if (postponed !== undefined && (between(postponed.calledOffMs) || between(postponed.setAnewMs))) return true;
  if (tipOffMs > untilMs || tipOffMs + longestMs <= afterMs) return false;
  const endMs = tipOffMs + lengthMs(game);
  if (between(tipOffMs) || between(endMs)) return true;
  /* In a break, nothing moves but the time. */
  return endMs > untilMs && !isSamePlay(game, afterMs - tipOffMs, untilMs - tipOffMs);
}

function isSamePlay(game: PlannedGame, before: number, after: number): boolean {
  const [first, second] = [playedUntil(game, before).play, playedUntil(game, after).play];
  return (
    first.clock?.period === second.clock?.period &&
    first.clock?.secondsLeft === second.clock?.secondsLeft &&
    first.total[0] === second.total[0] &&
    first.total[1] === second.total[1]
  );
}
